import { sendContactMessageInput } from '@streetlore/domain/contact';
import { reverseGeocodeInput, submitPhotoInput } from '@streetlore/domain/contest';
import { defaultHuntSettings, saveHuntSettingsInput, scoring } from '@streetlore/domain/hunt';
import { applyAsPartnerInput, partnerFormSchema } from '@streetlore/domain/partner';
import { subscribeInput } from '@streetlore/domain/subscriber';
import { aPartnerForm } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invalidInput } from './errors.ts';

// What forms refuse, and beside which field they say so. Handler tests show with one row each that
// nothing is stored then.

const contact = {
  schema: sendContactMessageInput,
  typed: {
    message_id: 'm1',
    name: 'Sam',
    email: 'sam@example.test',
    type: 'tour',
    subject: 'The tunnel',
    message: 'Is Leake Street lit\nat night?',
  },
};
const application = {
  schema: applyAsPartnerInput,
  typed: {
    application_id: 'a1',
    businessName: 'Dark Sugar Records',
    contactName: 'Ade Bello',
    email: 'ade@example.test',
    phone: '020 7946 0123',
    website: 'https://darksugar.example',
    address: '14 Brick Lane, London E1',
    businessType: 'retail',
    offerDescription: 'A free tote with any record',
    additionalInfo: 'Closed on Mondays',
  },
};
const newsletter = {
  schema: subscribeInput,
  typed: {
    email: 'sam@example.test',
    source: 'home',
    utm_source: 'poster',
    utm_medium: 'print',
    utm_campaign: 'brixton-spring',
    user_agent: 'Mozilla/5.0',
  },
};
const photo = {
  schema: submitPhotoInput,
  typed: {
    upload: 'contest_1763640000000.jpg',
    name: 'Cara Nary',
    email: 'cara@canary.example',
    phone_number: '07700 900777',
    title: 'Crane on Bacon Street',
    location: 'Bacon Street, London',
    description: 'Four storeys of crane.',
    tags: ['street-art', 'crane'],
    position: { latitude: 51.5237, longitude: -0.0713 },
    has_gps: true,
    ai_confidence: 0.9,
    camera_make: 'Fujifilm',
    camera_model: 'X100VI',
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Shoreditch',
    street_address: 'Bacon Street',
    postal_code: 'E1 6LF',
    place_name: null,
  },
};
const partner = { schema: partnerFormSchema, typed: aPartnerForm() };
const place = { schema: reverseGeocodeInput, typed: { latitude: 51.5, longitude: 0 } };
const settings = { schema: saveHuntSettingsInput, typed: { request_id: 'r', ...defaultHuntSettings } };
const forms = { contact, application, newsletter, photo, partner, place, settings };

test.each(Object.entries(forms))('%s is accepted as it is filled in', (_name, { schema, typed }) => {
  expect(z.safeParse(schema as z.ZodMiniType, typed).error).toBeUndefined();
});

const rows: Readonly<Record<keyof typeof forms, readonly (readonly [field: string, change: object])[]>> = {
  contact: [
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: '\u0000\u202e' }],
    ['name', { name: 'Sam \ud83e' }],
    ['name', { name: 'Sam\r\nBcc: all@example.test' }],
    ['name', { name: { toString: 'Sam' } }],
    ['email', { email: 'sam' }],
    ['email', { email: `${'x'.repeat(300)}@example.test` }],
    ['email', { email: null }],
    ['type', { type: 'admin' }],
    ['subject', { subject: '' }],
    ['message', { message: 'x'.repeat(4_001) }],
    ['message', { message: ['a'] }],
    ['message_id', { message_id: '../users/admin' }],
    ['read', { read: true }],
    ['__proto__x', { __proto__x: 1 }],
  ],
  application: [
    ['businessName', { businessName: '' }],
    ['businessName', { businessName: 'x'.repeat(121) }],
    ['contactName', { contactName: '\u0007' }],
    ['email', { email: 'ade' }],
    ['phone', { phone: 'call me' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'darksugar' }],
    ['address', { address: ' ' }],
    ['businessType', { businessType: 'bank' }],
    ['offerDescription', { offerDescription: 'x'.repeat(501) }],
    ['additionalInfo', { additionalInfo: 'x'.repeat(2_001) }],
    ['status', { status: 'active' }],
    ['partnership_tier', { partnership_tier: 'featured' }],
  ],
  newsletter: [
    ['email', { email: '' }],
    ['email', { email: 'sam@' }],
    ['email', { email: 'sam@example.test\r\nBcc: all@example.test' }],
    ['email', { email: `${'x'.repeat(300)}@example.test` }],
    ['source', { source: 'elsewhere' }],
    ['utm_source', { utm_source: 'x'.repeat(201) }],
    ['user_agent', { user_agent: 'x'.repeat(501) }],
    ['confirmed', { confirmed: true }],
    ['status', { status: 'active' }],
  ],
  photo: [
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['email', { email: 'cara@' }],
    ['phone_number', { phone_number: '' }],
    ['phone_number', { phone_number: '+49 1' }],
    ['title', { title: '' }],
    ['title', { title: 'two\nlines' }],
    ['description', { description: 'x'.repeat(3001) }],
    ['tags', { tags: Array.from({ length: 11 }, String) }],
    ['tags.0', { tags: ['x'.repeat(41)] }],
    ['position.latitude', { position: { latitude: 91, longitude: 0 } }],
    ['ai_confidence', { ai_confidence: 1.1 }],
    ['status', { status: 'approved' }],
    ['votes', { votes: 100 }],
    ['image_url', { image_url: 'https://evil.example/x.png' }],
  ],
  partner: [
    ['offer', { offer: ' ' }],
    ['offer', { offer: 'x'.repeat(89) }],
    ['offer', { offer: 'Kaffee für 1 € – heute 🎨' }],
    ['name', { name: '' }],
    ['latitude', { latitude: 91 }],
    ['website', { website: 'javascript:alert(1)' }],
  ],
  place: [
    ['latitude', { latitude: 91 }],
    ['latitude', { latitude: '51.5' }],
    ['longitude', { longitude: undefined }],
    ['latitude', { latitude: Number.NaN }],
    ['url', { url: 'http://evil.example' }],
  ],
  settings: [
    ['expiry_hours', { expiry_hours: 23 }],
    ['expiry_hours', { expiry_hours: 169 }],
    ['expiry_hours', { expiry_hours: 24.5 }],
    ['scoring.hint', { scoring: { ...scoring, hint: -1 } }],
    ['scoring.speedBonusSeconds', { scoring: { ...scoring, speedBonusSeconds: 0 } }],
    ['scoring.solved', { scoring: { ...scoring, solved: 1001 } }],
  ],
};
const every = Object.entries(rows).flatMap(([name, faults]) =>
  faults.map(([field, change]) => ({ name: name as keyof typeof forms, field, change })),
);

test.each(every)('$name: $change is refused beside $field', ({ name, field, change }) => {
  const { schema, typed } = forms[name];
  const { error } = z.safeParse(schema as z.ZodMiniType, { ...typed, ...change });
  expect(error && invalidInput(error)).toMatchObject({ code: 'invalid-argument', details: { field } });
});

test.each(['', '   ', null])('an application takes %j for no website and no further information', (blank) => {
  const parsed = z.parse(applyAsPartnerInput, { ...application.typed, website: blank, additionalInfo: blank });
  expect(parsed).toMatchObject({ website: null, additionalInfo: null });
});
