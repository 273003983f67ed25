import './platform/global-options.ts';

export { claimRole } from './admin/claim-role.ts';
export { grantRole } from './admin/grant-role.ts';
export { publishPicture } from './admin/publish-picture.ts';
export { recordExport } from './admin/record-export.ts';
export { revokeRole } from './admin/revoke-role.ts';
export { acceptSuggestion } from './blog/accept-suggestion.ts';
export { cancelJob } from './blog/cancel-job.ts';
export { clearCompleted } from './blog/clear-completed.ts';
export { deletePost } from './blog/delete-post.ts';
export { generatePost } from './blog/generate-post.ts';
export { retryJob } from './blog/retry-job.ts';
export { suggestArticles } from './blog/suggest-articles.ts';
export { suggestTitles } from './blog/suggest-titles.ts';
export { summarisePost } from './blog/summarise-post.ts';
export { writeArticle } from './blog/write-article.ts';
export { acceptPayment } from './bookings/accept-payment.ts';
export { createBooking } from './bookings/create-booking.ts';
export { expireBookings } from './bookings/expire-bookings.ts';
export { extendExpiry } from './bookings/extend-expiry.ts';
export { refundBooking } from './bookings/refund-booking.ts';
export { replayStripe } from './bookings/replay-stripe.ts';
export { stripeWebhook } from './bookings/stripe-webhook.ts';
export { answerContactMessage } from './contact/answer-message.ts';
export { markContactMessage } from './contact/mark-message.ts';
export { sendContactMessage } from './contact/send-contact-message.ts';
export { analyzePhoto } from './contest/analyze-photo.ts';
export { deleteSubmission } from './contest/moderation/delete.ts';
export { judgePhoto } from './contest/moderation/judge.ts';
export { moderateContest } from './contest/moderation/moderate.ts';
export { onUpload } from './contest/on-upload.ts';
export { reverseGeocode } from './contest/reverse-geocode.ts';
export { closeRound, closeRoundNow } from './contest/rounds/close.ts';
export { confirmWinner } from './contest/rounds/confirm.ts';
export { startUpload } from './contest/start-upload.ts';
export { clearFlag, voidVotes } from './contest/stuffing/judge.ts';
export { registerVoter } from './contest/stuffing/register.ts';
export { submitPhoto } from './contest/submit-photo.ts';
export { sweepUploads } from './contest/sweep-uploads.ts';
export { checkVotes } from './contest/votes/check-nightly.ts';
export { countVotes } from './contest/votes/on-vote.ts';
export { recountVotes } from './contest/votes/recount.ts';
export { retryDeadLetter } from './dead-letters/retry.ts';
export { checkDocuments } from './health/check-documents.ts';
export { addTeammate } from './hunt/add-teammate.ts';
export { twilioInbound } from './hunt/inbound.ts';
export { resendWelcome } from './hunt/resend-welcome.ts';
export { saveHuntSettings } from './hunt/save-settings.ts';
export { sendTestSms } from './hunt/send-test-sms.ts';
export { steerHunt } from './hunt/steer.ts';
export { sendMail } from './mailing/send-mail.ts';
export { confirmSubscription } from './newsletter/confirm.ts';
export { subscribe } from './newsletter/subscribe.ts';
export { unsubscribe, unsubscribeOneClick } from './newsletter/unsubscribe.ts';
export { page } from './pages/page.ts';
export { rss } from './pages/rss.ts';
export { sitemap } from './pages/sitemap.ts';
export { applyAsPartner } from './partners/apply-as-partner.ts';
export { deletePartner } from './partners/delete-partner.ts';
export { savePartner } from './partners/save-partner.ts';
export { erasePerson } from './privacy/erase-person.ts';
export { exportPerson } from './privacy/export-person.ts';
export { findPerson } from './privacy/find-person.ts';
export { answerPlayer, resendText } from './sms/answer-player.ts';
export { previewBroadcast, sendBroadcast } from './sms/broadcast.ts';
export { retryOutbox } from './sms/retry.ts';
export { twilioStatus } from './sms/status.ts';
export { checkFigures } from './stats/check-nightly.ts';
export { countReviews } from './stats/count-reviews.ts';
export { recount } from './stats/recount.ts';
export {
  countLetters,
  countPartners,
  countPhotos,
  countPlaces,
  countRounds,
  countTours,
} from './stats/triggers.ts';
export { sweep, sweepNow } from './sweep/sweep.ts';
export { acceptAnswer } from './tours/accept-answer.ts';
export { deleteTour } from './tours/delete-tour.ts';
export { saveTour } from './tours/save-tour.ts';
