import { roleTexts } from '@streetlore/domain/admin';

/** What Settings say. */
export const settingsTexts = {
  tabs: { admins: 'Admins', contest: 'Contest', hunts: 'Hunts', templates: 'Templates', audit: 'Audit log' },

  adminsLoading: 'Loading admins...',
  adminsFailed: 'The admins could not be loaded.',
  adminsLead: 'Who may enter the back office. Revoking a role takes effect at once, in open tabs too.',
  grantTitle: 'Make somebody an admin',
  email: 'Email',
  grant: 'Grant access',
  granted: (email: string) => `${email} is an admin now.`,
  invited: (email: string) => `${email} is an admin now, and gets an email to set a password.`,
  notMailed: (email: string) => `${email} is an admin now, but the email to set a password could not be sent.`,
  grantFailed: 'The role could not be granted. Please try again.',
  you: 'You',
  active: 'Active',
  revoked: 'Revoked',
  since: (moment: string) => `Admin since ${moment}`,
  revokedAt: (moment: string) => `Revoked ${moment}`,
  revoke: 'Revoke',
  revokeNamed: (email: string) => `Revoke ${email}`,
  grantAgain: 'Grant again',
  lastOne: roleTexts.last,
  revokeTitle: 'Revoke access?',
  revokeWhy: (email: string) =>
    `${email} is signed out everywhere and sees '${roleTexts.denied}' at once. You can grant access again.`,
  revokeYourself: 'This is your own account: you will be locked out yourself.',

  contestTitle: 'Contest moderation',
  contestWhy: 'Whether new photos go on the wall at once or wait for an admin. Photos sent before stay as they are.',

  huntsFailed: 'The hunt settings could not be loaded.',
  expiryTitle: 'Expiry',
  expiryHours: 'Hours to start after payment',
  expiryHint:
    'This applies to new bookings; earlier ones keep their own hours. The website promises 24, so it cannot be less.',
  scoringTitle: 'Scoring',
  scoringHint: 'This applies to hunts that start from now on; a hunt under way keeps its own scoring.',
  points: {
    solved: 'Points for a solved stop',
    speedBonus: 'Maximum bonus for speed',
    speedBonusSeconds: 'Minutes until speed earns nothing',
    wrongAnswer: 'Points lost for a wrong answer',
    hint: 'Points lost for a hint',
  },
  example: (points: number) => `A stop solved in 10 minutes after one hint earns ${points} points.`,
  save: 'Save settings',
  saved: 'Settings saved',
  saveFailed: 'The settings could not be saved. Please try again.',
  changedElsewhere:
    'Somebody else has just saved these settings, and theirs are shown. Your own changes stay, and are not saved yet.',
  reset: 'Back to the defaults',
  unsaved: 'Unsaved changes',

  templatesLead: 'Every kind of text, as it goes out, with sample data. Networks charge for each segment of a text.',
  size: (characters: number, segments: number, encoding: string) =>
    `${characters} characters, ${segments === 1 ? '1 segment' : `${segments} segments`}, ${encoding}`,

  auditLoading: 'Loading the audit log...',
  auditFailed: 'The audit log could not be loaded.',
  auditEmpty: 'Nothing has been recorded yet',
  auditNone: 'No entry matches',
  auditCaption: 'Audit log',
  action: 'Action',
  allActions: 'All actions',
  admin: 'Admin',
  allAdmins: 'All admins',
  clear: 'Clear filters',
  when: 'When',
  who: 'Who',
  what: 'What',
  target: 'Document',
  details: 'Details',
  clock: 'Scheduled task',
  before: 'before',
  after: 'after',
} as const;
