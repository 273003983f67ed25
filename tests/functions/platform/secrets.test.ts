import { describe, expect, test } from 'vitest';
import { deployedFunctions } from '../../../deploy/src/deployed-functions.ts';

/** The secrets that each deployed function binds, by its name. */
const bound = new Map(
  (await deployedFunctions()).map(({ name, endpoint: { secretEnvironmentVariables = [] } }) => [
    name,
    secretEnvironmentVariables.map(({ key }) => key).toSorted(),
  ]),
);
const holdersOf = (secret: string) => [...bound].filter(([, held]) => held.includes(secret)).map(([name]) => name);

/**
 * The functions that send texts. A function that writes a text into the outbox also sends it. A
 * function that leaves the sending to a task, such as a broadcast, is not in the list.
 */
const sendTexts = [
  'acceptPayment',
  'addTeammate',
  'answerPlayer',
  'arrangeTeams',
  'buyGift',
  'callLast',
  'cancelBooking',
  'cancelGift',
  'cancelParty',
  'changePhone',
  'checkIdentity',
  'confirmWinner',
  'createBooking',
  'createParty',
  'expireBookings',
  'giveSecondOpinion',
  'lookAtGift',
  'moveBooking',
  'moveBookingForAdmin',
  'moveParty',
  'playOnPage',
  'refundBooking',
  'refundGift',
  'replayStripe',
  'resendText',
  'resendToGroup',
  'resendWelcome',
  'retryOutbox',
  'sendTestSms',
  'startParty',
  'steerHunt',
  'stripeWebhook',
  'sweep',
  'sweepNow',
  'tendStop',
  'twilioStatus',
];

describe('a function holds the secrets that it uses:', () => {
  test.each([
    [
      'STRIPE_SECRET_KEY',
      [
        'acceptPayment',
        'buyGift',
        'cancelBooking',
        'cancelGift',
        'cancelParty',
        'createBooking',
        'createParty',
        'erasePerson',
        'expireBookings',
        'lookAtGift',
        'refundBooking',
        'refundGift',
        'replayStripe',
        'stripeWebhook',
        'sweep',
        'sweepNow',
      ],
    ],
    ['STRIPE_WEBHOOK_SECRET', ['stripeWebhook']],
    ['TWILIO_AUTH_TOKEN', [...sendTexts, 'twilioInbound']],
    [
      'OPENAI_API_KEY',
      [
        'analyzePhoto',
        'checkPhoto',
        'generatePost',
        'giveSecondOpinion',
        'retryDeadLetter',
        'suggestTitles',
        'writeArticle',
        'sweep',
        'sweepNow',
      ],
    ],
    ['GEOCODER_KEY', ['reverseGeocode']],
    ['SMTP_URL', ['sendMail']],
    [
      'APP_KEY',
      [
        // Functions with limits by visitor and address,
        'analyzePhoto',
        'applyAsPartner',
        'arrangeTeams',
        'buyGift',
        'callLast',
        'cancelBooking',
        'cancelGift',
        'cancelParty',
        'changePhone',
        'createBooking',
        'createParty',
        'findLink',
        'findParty',
        'joinTeam',
        'lookAtGift',
        'moveBooking',
        'moveParty',
        'nameTeam',
        'openAppeal',
        'openParty',
        'playOnPage',
        'registerVoter',
        'renewLink',
        'renewPartyLink',
        'reviewOnPage',
        'startParty',
        'resendToGroup',
        'reverseGeocode',
        'sendAppeal',
        'sendContactMessage',
        'sendGiftAgain',
        'sendReport',
        'spendRecoveryCode',
        'startUpload',
        'submitPhoto',
        'subscribe',
        'withdrawPhoto',
        'confirmBooking',
        'sendMyLinks',
        'confirmSubscription',
        'unsubscribe',
        'stopPartnerMail',
        // and the networks of voters.
        'countVotes',
      ],
    ],
  ])('%s', (secret, holders) => {
    expect(holdersOf(secret).toSorted()).toEqual(holders.toSorted());
  });

  test('a function that sends mails holds no other secret', () => {
    expect(bound.get('sendMail')).toEqual(['SMTP_URL']);
  });

  test.each(['page', 'rss', 'sitemap', 'sharePicture', 'onUpload', 'claimRole', 'saveTour', 'recountVotes'])(
    '%s holds no secret',
    (name) => {
      expect(bound.get(name)).toEqual([]);
    },
  );

  test('functions that change only documents for admins hold no vendor’s secret', () => {
    const vendors = /^(STRIPE|TWILIO|OPENAI|GEOCODER|SMTP)_/;
    const without = [...bound].filter(([, held]) => !held.some((secret) => vendors.test(secret)));
    expect(without.length).toBeGreaterThan(bound.size - 47);
  });
});
