import { completeLanguages, type Language } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { useText } from '../../../../shared/i18n/use-text.ts'
import type { ChannelDraft } from '../form/draft.ts'
import { FeeCalculator } from './fee-calculator.tsx'
import { amountText, feeText } from './fee-text.ts'
import classes from './member-preview.module.css'

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim())

/** The form of a channel as a member sees it in a language, with a calculator of its fee. English stands in for what is not said. */
export function MemberPreview({ of: channel }: { of: ChannelDraft }) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const [amount, setAmount] = useState('')
  const { min, max, direction, kind, texts, banks } = channel
  const said = texts[language].name.trim() ? texts[language] : texts.EN
  const quick = channel.quickAmounts.split(/[,;\s]+/).filter(Boolean)
  const isPaidByHand = direction === 'deposit' && kind === 'manual'
  return (
    <section className={classes.preview} aria-label={t('channels.preview')}>
      <div className={classes.head}>
        <h3>{t('channels.preview')}</h3>
        <Select
          look="inline"
          label={t('channels.previewLanguage')}
          value={language}
          options={completeLanguages.map(code => [code, code] as const)}
          onChoose={setLanguage}
        />
      </div>
      <div className={classes.card}>
        <strong>{said.name || '–'}</strong>
        <p>{t('channels.bounds', { min: amountText(min), max: amountText(max) })}</p>
        {quick.length > 0 && (
          <div className={classes.quick}>
            {quick.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed one amount may stand there twice
              <Button key={at} size="small" onClick={() => setAmount(each)}>
                {amountText(each)}
              </Button>
            ))}
          </div>
        )}
        <FeeCalculator of={channel} amount={amount} onAmount={setAmount} />
        {direction === 'payout' && <p>{feeText(channel, t)}</p>}
        {isPaidByHand && <p className={classes.payTo}>{said.payTo.trim()}</p>}
        {said.steps.trim() && (
          <ol>
            {linesOf(said.steps).map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {direction === 'payout' && banks.trim() && (
          <p>
            {t('channels.bankNames', {
              names: linesOf(banks)
                .map(line => line.replace(/^\S+\s*/, ''))
                .join(', '),
            })}
          </p>
        )}
      </div>
    </section>
  )
}
