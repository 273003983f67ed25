import { sendContactMessageInput, sendContactMessageOutput } from '@streetlore/domain/contact';
import { callable } from '../../data/index.ts';

export const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, sendContactMessageOutput);
