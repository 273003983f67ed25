import { contactTexts } from '@streetlore/domain/contact';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SentScreen } from '../form/sent-screen.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPanel() {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <ContactForm onSent={() => setSent(true)} />;
  return (
    <SentScreen sticker="Got it" title={contactTexts.sent}>
      <p>Thank you for writing. {contactTexts.reply}</p>
      <Button onClick={() => setSent(false)}>{contactTexts.another}</Button>
    </SentScreen>
  );
}
