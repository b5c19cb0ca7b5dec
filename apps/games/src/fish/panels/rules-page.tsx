import { usePage, usePicture } from '../context.ts'

/** The rules, a paragraph each, and the side of the own cannon on upright phones. */
export function RulesPage() {
  const { t, desk } = usePage()
  const { isLeftHanded } = usePicture(desk.picture)
  return (
    <div className="page">
      {t('rules')
        .split('\n')
        .map(line => (
          <p key={line}>{line}</p>
        ))}
      <label className="setting">
        <input
          type="checkbox"
          checked={isLeftHanded}
          onChange={event => desk.set({ isLeftHanded: event.currentTarget.checked })}
        />
        {t('leftHand')}
      </label>
    </div>
  )
}
