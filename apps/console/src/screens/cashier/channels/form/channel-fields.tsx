import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useEffect, useRef } from 'react'
import { Check } from '../../../../shared/acts/check.tsx'
import { faultOf } from '../../../../shared/acts/fault-of.ts'
import { TextArea } from '../../../../shared/acts/text-area.tsx'
import { useText } from '../../../../shared/i18n/use-text.ts'
import classes from './channel-fields.module.css'
import { type ChannelDraft, keysOf } from './draft.ts'
import { TextFields } from './text-fields.tsx'

interface Props {
  draft: ChannelDraft
  isNew: boolean
  faults: Record<string, string>
  onChange: (draft: ChannelDraft) => void
}

type Typed = 'code' | 'position' | 'min' | 'max' | 'quickAmounts' | 'expiryMinutes' | 'feeRate' | 'feeMin' | 'feeMax'

/** Everything that is said of a channel. What it is, it stays: direction and kind are chosen once. */
export function ChannelFields({ draft, isNew, faults, onChange }: Props) {
  const t = useText()
  const set = (patch: Partial<ChannelDraft>) => onChange({ ...draft, ...patch })
  const { direction, kind } = draft
  const isDeposit = direction === 'deposit'
  const form = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server shows the first field that it names
  useEffect(() => {
    form.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' })
  }, [faults])
  const field = (name: Typed, label: string, more: { hint?: string; field?: string } = {}) => (
    <Field
      label={label}
      autoComplete="off"
      {...(more.hint ? { hint: more.hint } : {})}
      value={draft[name]}
      error={faultOf(faults, more.field ?? name)}
      onChange={event => set({ [name]: event.target.value })}
    />
  )
  return (
    <div ref={form} className={classes.form}>
      <fieldset>
        <legend>{t('order.channel')}</legend>
        {isNew && (
          <>
            {field('code', t('channels.code'), { hint: t('roles.codeHint') })}
            <Select
              label={t('corrections.direction')}
              value={direction}
              options={[
                ['deposit', t('channels.deposit')],
                ['payout', t('channels.payout')],
              ]}
              onChoose={next => set({ direction: next })}
            />
            <Select
              label={t('channels.kind')}
              value={kind}
              options={[
                ['manual', t('channels.manual')],
                ['hosted', t('channels.hosted')],
              ]}
              onChoose={next => set({ kind: next })}
            />
          </>
        )}
        {field('position', t('channels.position'))}
        <Check label={t('channels.isOpen')} isOn={draft.enabled} onChange={enabled => set({ enabled })} />
      </fieldset>
      <fieldset>
        <legend>{t('channels.amounts')}</legend>
        {field('min', t('channels.min'))}
        {field('max', t('channels.max'))}
        {field('quickAmounts', t('channels.quickAmounts'), { hint: t('channels.byCommas') })}
        {isDeposit && field('expiryMinutes', t('channels.expiryMinutes'))}
        {!isDeposit && (
          <>
            {field('feeRate', t('channels.feeRate'), { field: 'feeRatePpm' })}
            {field('feeMin', t('channels.feeMin'))}
            {field('feeMax', t('channels.feeMax'), { hint: t('channels.feeMaxHint') })}
          </>
        )}
      </fieldset>
      <TextFields draft={draft} faults={faults} onChange={onChange} />
      {kind === 'hosted' && (
        <fieldset className={classes.wide}>
          <legend>{t('channels.provider')}</legend>
          <Field
            label={t('channels.page')}
            value={draft.pageUrl}
            error={faultOf(faults, 'pageUrl')}
            onChange={event => set({ pageUrl: event.target.value })}
          />
          <TextArea
            label={t('channels.keys')}
            hint={t('channels.keysHint')}
            error={keysOf(draft.publicKeys) === null ? t('channels.keysFault') : faultOf(faults, 'publicKeys')}
            rows={4}
            value={draft.publicKeys}
            onChange={publicKeys => set({ publicKeys })}
          />
        </fieldset>
      )}
      {!isDeposit && (
        <TextArea
          label={t('channels.banks')}
          hint={t('channels.banksHint')}
          error={faultOf(faults, 'banks')}
          rows={4}
          value={draft.banks}
          onChange={banks => set({ banks })}
        />
      )}
    </div>
  )
}
