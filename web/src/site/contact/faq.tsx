import { bookingTexts, groupOff } from '@streetlore/domain/booking';
import { groupRule } from '@streetlore/domain/party';
import { anyPhoneRule, goneRule } from '@streetlore/domain/wording';
import { Surface } from '../../ui/surface.tsx';
import styles from './contact.module.css';

const QUESTIONS = [
  {
    question: 'Do I need an app or an account?',
    answer: 'No. You pay by card, and everything after that comes to your phone.',
  },
  {
    question: 'Do I need a UK number?',
    answer: `No. ${anyPhoneRule} The page needs internet, and your e-mail address instead of a number.`,
  },
  {
    question: 'How long is a booking good for?',
    answer: `${bookingTexts.expiryOrDay} Once you have started, take your time.`,
  },
  {
    question: 'Can I move or cancel it?',
    answer: `${bookingTexts.changeRule} The link to your booking does both. It is in your e-mail, and comes by text if you reply LINK.`,
  },
  {
    question: 'How many of us can play?',
    answer: `${groupRule} Two or more people get ${groupOff}. One of you books, the others join by link, and anybody may answer.`,
  },
  {
    question: 'No text or e-mail has arrived. What now?',
    answer:
      'Give it a few minutes, then check the number or address on your confirmation. If it is wrong, or still nothing comes, write to us with your booking ID.',
  },
  {
    question: 'A wall has been painted over. Are we stuck?',
    answer: `It happens. ${goneRule}`,
  },
  {
    question: 'Can you stop texting me?',
    answer: 'Reply STOP at any time and we send nothing more. Text UNSTOP if you change your mind.',
  },
] as const;

export function Faq() {
  return (
    <Surface material="kraft" aria-labelledby="faq">
      <h2 id="faq">Common questions</h2>
      <div className={styles.faq}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Surface>
  );
}
