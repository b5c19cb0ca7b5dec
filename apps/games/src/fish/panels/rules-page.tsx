import { usePage } from '../context.ts'

/** The rules, a paragraph each. */
export function RulesPage() {
  const { t } = usePage()
  return (
    <div className="page">
      {t('rules')
        .split('\n')
        .map(line => (
          <p key={line}>{line}</p>
        ))}
    </div>
  )
}
