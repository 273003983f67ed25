import {
  isAboutStop,
  type TestType,
  templateNames,
  testCountries,
  testNumber,
  testSmsKinds,
  testSmsTexts,
} from '@streetlore/domain/hunt';
import { e164 } from '@streetlore/domain/phone';
import { type FormEvent, useRef, useState } from 'react';
import { toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, useHeldDialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { sendTestSms } from './data.ts';
import styles from './tours.module.css';

type TestSmsDialogProps = {
  readonly open: boolean;
  readonly tourId: string;
  /** In playing order. */
  readonly stops: readonly { readonly stop_number: number; readonly location_name: string }[];
  readonly onClose: () => void;
};

/** Sends one text of the tour, marked as a test. */
export function TestSmsDialog({ open, onClose, ...rest }: TestSmsDialogProps) {
  return (
    <Dialog open={open} title="Test SMS" onClose={onClose}>
      <TestSmsForm {...rest} />
    </Dialog>
  );
}

function TestSmsForm({ tourId, stops }: Pick<TestSmsDialogProps, 'tourId' | 'stops'>) {
  const [country, setCountry] = useState(0);
  const [typed, setTyped] = useState('');
  const [type, setType] = useState<TestType>('welcome');
  const [stop, setStop] = useState(1);
  const [fault, setFault] = useState<string>();
  const [outcome, setOutcome] = useState<{ good: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  useHeldDialog(busy);
  const number = useRef<HTMLInputElement>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    const phone_number = testNumber(testCountries[country]?.code ?? '+44', typed);
    const missing = typed.replace(/\D/g, '') === '' ? testSmsTexts.missing : undefined;
    const wrong = e164.safeParse(phone_number).success ? undefined : 'This is not a phone number';
    setFault(missing ?? wrong);
    if (missing ?? wrong) {
      number.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const request = { request_id: crypto.randomUUID(), tour_id: tourId, phone_number, message_type: type };
      const { twilio_sid } = await sendTestSms({ ...request, stop_number: isAboutStop(type) ? stop : null });
      setOutcome({ good: true, text: `${testSmsTexts.sent} ${twilio_sid ? `Twilio has it as ${twilio_sid}.` : ''}` });
    } catch (error) {
      setOutcome({ good: false, text: toCallError(error).message || testSmsTexts.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className={styles.smsForm} onSubmit={send}>
      <div className={styles.phonePair}>
        <SelectField label="Country" value={country} onChange={({ target }) => setCountry(Number(target.value))}>
          {testCountries.map(({ code, country: name }, index) => (
            <option key={name} value={index}>
              {code} ({name})
            </option>
          ))}
        </SelectField>
        <TextField
          ref={number}
          label="Phone number"
          type="tel"
          inputMode="tel"
          value={typed}
          error={fault}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SelectField label="Message type" value={type} onChange={({ target }) => setType(target.value as TestType)}>
        {testSmsKinds.map((one) => (
          <option key={one} value={one}>
            {templateNames[one]}
          </option>
        ))}
      </SelectField>
      {isAboutStop(type) && (
        <SelectField label="Stop number" value={stop} onChange={({ target }) => setStop(Number(target.value))}>
          {stops.map(({ stop_number, location_name }) => (
            <option key={stop_number} value={stop_number}>
              {stop_number}: {location_name}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.hint}>
        The text starts with [TEST] and says: {testSmsTexts.warning} It is a real text, and costs what a text costs.
      </p>
      {outcome && (
        <p role={outcome.good ? 'status' : 'alert'} className={outcome.good ? styles.success : styles.failure}>
          {outcome.text}
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        Send Test SMS
      </Button>
    </form>
  );
}
