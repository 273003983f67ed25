import { editorTexts, postLimits, tonePresets } from '@streetlore/domain/blog';
import { useState } from 'react';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

const CUSTOM = 'custom';
const isPreset = (tone: string) => tonePresets.some((preset) => preset === tone);

export function ToneField({ editor: { form, fault, set } }: { readonly editor: PostEditor }) {
  const [own, setOwn] = useState(false);
  const custom = own || (form.tone !== '' && !isPreset(form.tone));
  const choose = (value: string) => {
    setOwn(value === CUSTOM);
    set({ tone: value === CUSTOM ? '' : value });
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={blogAdminTexts.tone}
        name="tone"
        value={custom ? CUSTOM : form.tone}
        error={custom ? undefined : fault('tone')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{blogAdminTexts.chooseTone}</option>
        {tonePresets.map((preset) => (
          <option key={preset} value={preset}>
            {preset}
          </option>
        ))}
        <option value={CUSTOM}>{editorTexts.customTone}</option>
      </SelectField>
      {custom && (
        <TextField
          label={blogAdminTexts.ownTone}
          placeholder={blogAdminTexts.ownToneHint}
          maxLength={postLimits.tone}
          value={form.tone}
          error={fault('tone')}
          onChange={({ target }) => {
            // Keeps the custom field open when the typed text equals a preset.
            setOwn(true);
            set({ tone: target.value });
          }}
        />
      )}
    </div>
  );
}
