import type { SettingsOf } from '../../base/config.ts';
import type { TwilioForm } from './forms.ts';

export type TwilioSignatures = ReturnType<typeof twilioSignatures>;

/** Checks webhook calls that claim to come from Twilio. */
export function twilioSignatures({ TWILIO_AUTH_TOKEN }: SettingsOf<'twilioSignatures'>) {
  return {
    /** Whether Twilio signed a webhook call with exactly this URL and form. */
    async isFromTwilio(signature: string, url: string, form: TwilioForm): Promise<boolean> {
      const { validateRequest } = (await import('twilio')).default;
      return TWILIO_AUTH_TOKEN.some((token) => validateRequest(token, signature, url, form));
    },
  };
}
