import { numberField } from '../typed-phone/index.ts';

/** A contact's number as typed; parsing gives it as we store it, so that a person's data is found by it. */
export const contactNumber = numberField('Please enter a valid phone number');
