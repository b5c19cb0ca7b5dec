import { classNames } from '@baize/ui/class-names.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { usePage } from '../context.ts'
import type { Desk } from '../desk.ts'
import { isFaulty } from './plan.ts'

const plans = ['same', 'double', 'profit'] as const
const stops = ['none', 'win', 'profit'] as const

/** How many draws the slip is bought for, how its times grow and when it stops; with what all of it costs. */
export function ChasePanel({ desk }: { desk: Desk }) {
  const { t } = usePage()
  const fields = desk.chase.use()
  const { tell } = desk.chase
  return (
    <details className="chase" open={fields.isOpen} onToggle={event => tell({ isOpen: event.currentTarget.open })}>
      <summary>{t('chase.title')}</summary>
      <p className="hint">{t('chase.hint')}</p>
      <div className="chase-fields">
        <NumberField
          name={t('chase.draws')}
          max={desk.mostChased}
          value={fields.draws}
          onText={draws => tell({ draws })}
        />
        <ListField
          name={t('chase.plan')}
          choices={plans.map(plan => [plan, t(`chase.plans.${plan}`)])}
          value={fields.plan}
          onChoose={plan => tell({ plan })}
        />
        {fields.plan === 'double' && (
          <NumberField
            name={t('chase.every')}
            max={desk.mostChased}
            value={fields.every}
            onText={every => tell({ every })}
          />
        )}
        {fields.plan === 'profit' && (
          <NumberField name={t('chase.share')} max={1_000} value={fields.share} onText={share => tell({ share })} />
        )}
        <ListField
          name={t('chase.stop')}
          choices={stops.map(stop => [stop, t(`chase.stops.${stop}`)])}
          value={fields.stop}
          onChoose={stop => tell({ stop })}
        />
        {fields.stop === 'profit' && (
          <TextField
            name={t('chase.amount')}
            type="text"
            inputMode="decimal"
            value={fields.profit}
            onText={profit => tell({ profit })}
          />
        )}
      </div>
      <ChaseCost desk={desk} />
    </details>
  )
}

/** What the order costs, or what is wrong with it. */
function ChaseCost({ desk }: { desk: Desk }) {
  const { t, money } = usePage()
  const { plan } = desk.chase.use()
  const planned = desk.usePlanned()
  return (
    <p className={classNames('chase-said', planned && isFaulty(planned) && 'is-fault')} aria-live="polite">
      {planned && isFaulty(planned) && t(`chase.faults.${planned.fault}`, { most: desk.mostChased })}
      {planned &&
        !isFaulty(planned) &&
        t('chase.total', { draws: planned.times.length, amount: money(planned.costCents) })}
      {planned && !isFaulty(planned) && plan !== 'same' && (
        <span className="figure">{t('chase.steps', { steps: planned.times.join(' · ') })}</span>
      )}
    </p>
  )
}

/** The name stands beside its control: around a list it would take the chosen option in. */
function NamedField({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {name}
      </label>
      {children(id)}
    </div>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id'> {
  name: string
  onText(text: string): void
}

const TextField = ({ name, onText, ...input }: TextFieldProps) => (
  <NamedField name={name}>
    {id => <input id={id} className="figure" onChange={event => onText(event.currentTarget.value)} {...input} />}
  </NamedField>
)

const NumberField = (props: Pick<TextFieldProps, 'name' | 'max' | 'value' | 'onText'>) => (
  <TextField type="number" inputMode="numeric" min={1} {...props} />
)

interface ListFieldProps<T extends string> {
  name: string
  /** Value and words, in order. */
  choices: readonly (readonly [T, string])[]
  value: T
  onChoose(value: T): void
}

const ListField = <T extends string>({ name, choices, value, onChoose }: ListFieldProps<T>) => (
  <NamedField name={name}>
    {id => (
      <select id={id} value={value} onChange={event => onChoose(event.currentTarget.value as T)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    )}
  </NamedField>
)
