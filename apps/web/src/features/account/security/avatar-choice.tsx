import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './avatar-choice.module.css'

interface Props {
  account: string
  chosen: string | null
  onChoose: (seed: string) => void
}

/** Pictures that are drawn for this account and no other. */
export function AvatarChoice({ account, chosen, onChoose }: Props) {
  const t = useText()
  const own = account
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 24)
  const seeds = Array.from({ length: 12 }, (_, index) => `${own}-${index + 1}`)
  return (
    <fieldset className={classes.avatars}>
      <legend>{t('cashier.avatar')}</legend>
      {seeds.map((seed, index) => (
        <button
          key={seed}
          type="button"
          className={classes.avatar}
          aria-pressed={seed === chosen}
          aria-label={t('cashier.avatarNumber', { number: index + 1 })}
          onClick={() => onChoose(seed)}
        >
          <img src={`/img/avatars/${seed}.webp`} width={52} height={52} alt="" loading="lazy" />
        </button>
      ))}
    </fieldset>
  )
}
