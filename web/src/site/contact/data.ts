import { sendContactMessageInput, sendContactMessageOutput } from '@streetlore/domain/contact';
import { callable } from '../../data/index.ts';

/**
 * Sends a message of the contact form.
 * @throws only CallError
 */
export const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, sendContactMessageOutput);
