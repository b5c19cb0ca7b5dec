import { completeLanguages, type Language } from '@baize/api'
import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { faultOf } from '../../../../shared/acts/fault-of.ts'
import { TextArea } from '../../../../shared/acts/text-area.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import classes from './channel-fields.module.css'
import type { ChannelDraft } from './draft.ts'

interface Props {
  draft: ChannelDraft
  faults: Record<string, string>
  onChange: (draft: ChannelDraft) => void
}

/** Asks what a channel says of itself, a language at a time. Languages that say something are marked. */
export function TextFields({ draft, faults, onChange }: Props) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const said = draft.texts[language]
  const set = (patch: Partial<typeof said>) =>
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...said, ...patch } } })
  const here = (part: string) => faultOf(faults, `texts.${language}.${part}`)
  const elsewhere = faultOf(faults, 'texts')
  return (
    <fieldset className={classes.wide}>
      <legend>{t('channels.texts')}</legend>
      <Select
        label={t('file.language')}
        value={language}
        options={completeLanguages.map(code => [code, draft.texts[code].name.trim() ? `${code} ✓` : code] as const)}
        error={elsewhere && !here('name') && !here('payTo') && !here('steps') ? elsewhere : undefined}
        onChoose={setLanguage}
      />
      <Field
        label={t('channels.name')}
        value={said.name}
        error={here('name')}
        onChange={event => set({ name: event.target.value })}
      />
      {draft.direction === 'deposit' && draft.kind === 'manual' && (
        <TextArea
          label={t('channels.payTo')}
          hint={t('channels.byLines')}
          error={here('payTo')}
          rows={3}
          value={said.payTo}
          onChange={payTo => set({ payTo })}
        />
      )}
      <TextArea
        label={t('channels.steps')}
        hint={t('channels.byLines')}
        error={here('steps')}
        rows={3}
        value={said.steps}
        onChange={steps => set({ steps })}
      />
    </fieldset>
  )
}
