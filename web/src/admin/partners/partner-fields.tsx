import { mapsLink } from '@streetlore/domain/city';
import { gsmLength, lengthLimits } from '@streetlore/domain/hunt';
import {
  partnerLabels as labels,
  namesTime,
  type PartnerValues,
  partnerStatuses,
  partnerTiers,
  partnerTypes,
} from '@streetlore/domain/partner';
import { plainMarks } from '@streetlore/domain/sms';
import { rewardKinds } from '@streetlore/domain/wording';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { Panel } from '../editor/editor-frame.tsx';
import { plainHint, toDegrees } from '../editor/typed-text.ts';
import { PictureFields } from '../picture/picture-fields.tsx';
import { partnerPictureUploader } from './data.ts';
import styles from './partners.module.css';
import { partnerAdminTexts as texts } from './texts.ts';

function useField() {
  const field = fieldsOf(useFormContext<PartnerValues>());
  return (name: keyof PartnerValues, options?: { readonly setValueAs: (typed: unknown) => unknown }) => ({
    ...field(name, options),
    label: labels[name],
  });
}

/** Fields that visitors read. Players get the offer by text. */
export function WhatFields({ claimId }: { readonly claimId: () => string }) {
  const field = useField();
  const [name, address] = useWatch<PartnerValues, ['name', 'address']>({ name: ['name', 'address'] });
  return (
    <>
      <Panel title="Basic info">
        <TextField {...field('name')} hint={plainHint(name)} />
        <div className={frame.pair}>
          <SelectField {...field('type')}>
            <option value="" disabled>
              Choose a type
            </option>
            {partnerTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
          <TextField {...field('website')} optional type="url" placeholder="https://" />
        </div>
        <TextField {...field('address')} hint={plainHint(address)} autoComplete="off" />
        <TextAreaField {...field('description')} optional rows={3} />
        <TextAreaField
          {...field('opening_hours')}
          optional
          rows={4}
          hint={texts.hoursHint}
          placeholder={texts.hoursExample}
        />
      </Panel>
      <Panel title="Picture">
        <PartnerPicture claimId={claimId} />
      </Panel>
      <Panel title="Offer">
        <TextAreaField {...field('offer')} rows={2} hint={<OfferLength />} />
        <SelectField {...field('offer_kind')} hint={texts.kindHint}>
          <option value="" disabled>
            {texts.chooseKind}
          </option>
          {rewardKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('offer_hours')}
          optional
          rows={2}
          hint={<OfferHours />}
          placeholder={texts.offerHoursExample}
        />
      </Panel>
    </>
  );
}

function PartnerPicture({ claimId }: { readonly claimId: () => string }) {
  const form = useFormContext<PartnerValues>();
  const field = fieldsOf(form);
  const shown = useWatch<PartnerValues, 'image_url'>({ name: 'image_url' });
  const focus = useController({ control: form.control, name: 'image_focus' });
  /** The old credit and focus do not fit a new picture. */
  const use = (url: string) => {
    form.setValue('image_url', url, { shouldDirty: true, shouldValidate: true });
    form.setValue('image_credit', '', { shouldDirty: true });
    form.setValue('image_focus', null, { shouldDirty: true });
  };
  return (
    <PictureFields
      label={texts.pictureAddress}
      address={field('image_url')}
      shown={shown}
      credit={field('image_credit')}
      focus={focus.field}
      upload={(file, options) => partnerPictureUploader(claimId())(file, options)}
      onUploaded={use}
    />
  );
}

function OfferLength() {
  const offer = useWatch<PartnerValues, 'offer'>({ name: 'offer' });
  const length = gsmLength(plainMarks(offer));
  return `${length} of ${lengthLimits.partner.offer} characters; players are texted it. ${plainHint(offer) ?? ''}`;
}

/** How to write when the offer holds, and whether its words ask for that. */
function OfferHours() {
  const [offer, hours] = useWatch<PartnerValues, ['offer', 'offer_hours']>({ name: ['offer', 'offer_hours'] });
  return namesTime(offer) && !hours.trim() ? texts.offerNamesTime : texts.offerHoursHint;
}

/** Never public. */
export function ContactFields() {
  const field = useField();
  const { register } = useFormContext<PartnerValues>();
  return (
    <Panel title="Contact">
      <TextField {...field('contact_name')} optional autoComplete="off" />
      <div className={frame.pair}>
        <TextField {...field('contact_email')} optional type="email" autoComplete="off" />
        <TextField {...field('contact_phone')} optional type="tel" autoComplete="off" />
      </div>
      <label className={styles.check}>
        <input type="checkbox" {...register('monthly_mail')} /> {labels.monthly_mail}
      </label>
      <p className={styles.soft}>{texts.monthlyMailHint}</p>
    </Panel>
  );
}

export function PlaceFields() {
  const field = useField();
  const [latitude, longitude] = useWatch<PartnerValues, ['latitude', 'longitude']>({
    name: ['latitude', 'longitude'],
  });
  return (
    <Panel title="Coordinates">
      <div className={frame.pair}>
        <TextField {...field('latitude', { setValueAs: toDegrees })} optional inputMode="decimal" />
        <TextField {...field('longitude', { setValueAs: toDegrees })} optional inputMode="decimal" />
      </div>
      {Number.isFinite(latitude) && Number.isFinite(longitude) && latitude !== null && longitude !== null && (
        <a href={mapsLink({ latitude, longitude })} target="_blank" rel="noreferrer" className={styles.map}>
          See it on a map
        </a>
      )}
    </Panel>
  );
}

export function StatusFields() {
  const field = useField();
  return (
    <Panel title="Partnership">
      <SelectField {...field('status')} hint="Only an active partner is public and gives rewards.">
        {partnerStatuses.map((status) => (
          <option key={status} value={status}>
            {texts.statuses[status]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('partnership_tier')}>
        {partnerTiers.map((tier) => (
          <option key={tier} value={tier}>
            {texts.tiers[tier]}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('notes')} optional rows={5} hint={texts.hidden} />
    </Panel>
  );
}
