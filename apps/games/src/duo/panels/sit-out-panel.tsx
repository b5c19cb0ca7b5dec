import { usePage } from '../context.ts'

/** A hand runs without the own seat: the next check comes when it is over. */
export function SitOutPanel() {
  const { t } = usePage()
  return (
    <div className="duo-panel" role="status">
      <h2>{t('sitsOut.title')}</h2>
      <p>{t('sitsOut.text')}</p>
    </div>
  )
}
