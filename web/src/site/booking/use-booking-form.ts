import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BookingDetails, type BookingForm, bookingFormSchema, emptyBookingForm } from '@streetlore/domain/booking';
import { emptyInvoiceTo } from '@streetlore/domain/invoice-to';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { carriedCode } from '../form/carried-code.ts';
import { draftOf, useDraft } from '../form/draft.ts';
import { useEarlyInput } from './use-early-input.ts';

/** The id of the form's element. */
export const BOOKING_FORM_ID = 'booking-form';

type BookingFormHandle = UseFormReturn<BookingForm, unknown, BookingDetails>;

/** What the visitor typed in this tab before, with the code of a gift whose page led here. */
function keptForm(draft: string): BookingForm {
  const kept = draftOf<BookingForm>(draft, emptyBookingForm());
  return { ...kept, gift_code: kept.gift_code || carriedCode() };
}

/**
 * The form of step 1. It begins with the unpaid booking that a reload found, or with what the
 * visitor typed in this tab before. The server's HTML has the empty form, so during hydration the
 * form is empty too; what the tab has kept and what was typed meanwhile follow at once.
 * @param draft the name under which the tab keeps what is typed
 */
export function useBookingForm(draft: string, found: BookingForm | undefined): BookingFormHandle {
  const isHydrating = useHydrating();
  const [defaultValues] = useState(() => found ?? (isHydrating ? emptyBookingForm() : keptForm(draft)));
  const form = useForm<BookingForm, unknown, BookingDetails>({
    resolver: standardSchemaResolver(bookingFormSchema),
    shouldFocusError: false,
    defaultValues,
  });
  useEarlyInput(
    () => document.getElementById(BOOKING_FORM_ID),
    (typed) => {
      const kept = keptForm(draft);
      const phones = kept.phone_numbers.map((phone, index) => typed[`phone_numbers.${index}`] || phone);
      form.setValue('participants', kept.participants);
      form.setValue('way', typed.way === 'page' ? 'page' : kept.way);
      form.setValue('phone_numbers', phones);
      form.setValue('email', typed.email || kept.email);
      form.setValue('team_name', kept.team_name);
      form.setValue('gift_code', kept.gift_code);
      form.setValue('day', kept.day);
      form.setValue('invoice', kept.invoice ?? (typed.needsInvoice ? emptyInvoiceTo() : null));
    },
  );
  useDraft(draft, form);
  return form;
}
