import { usePage } from '../context.ts'

/** The rules of the game, a paragraph each, then what is the same at every table. */
export function RulesPage() {
  const { boot, t } = usePage()
  const lines = [t(`rules.${boot.game.code}`), t('rules.money'), t('rules.absence')].join('\n').split('\n')
  return (
    <div className="page">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
