/** What the mails about a booking say. Rules that also stand elsewhere come from `bookingTexts`. */
export const bookingMailTexts = {
  booked: 'Your hunt is booked',
  moved: 'Your hunt has been moved',
  cancelled: 'Your hunt has been cancelled',
  /** `day` is null for a hunt that can be started at once. */
  subject: (what: string, tour: string, day: string | null) => `${what}: ${tour}${day === null ? '' : `, ${day}`}`,
  what: (tour: string, people: string) => `${tour}, for ${people}.`,
  startBy: (closes: string) => `Start by ${closes}.`,
  startBetween: (opens: string, closes: string) => `Start from ${opens}, until ${closes}.`,
  link: 'This link opens your booking on any screen. Whoever has it can move or cancel the hunt, change its phones and make a new link, so share it with your group only.',
  /** In a mail about a change by the link. */
  notYou:
    'Was it nobody of your group? Choose your day again on that page and make a new link there: this one then stops working.',
  cancelledByNobody: 'Was it nobody of your group? Reply to this mail.',
  moneyBack: (pounds: string) => `${pounds} goes back to where it came from. Banks take up to ten days.`,
  voucherBack: 'The voucher can be used again.',
  askUs: 'Questions? Reply to this mail.',
} as const;
