import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../context.ts'

/** The line ended for good; nothing on this page can be pressed any more. */
export function EndPanel({ line }: { line: 'taken' | 'over' | 'flood' | 'old' }) {
  const { t } = usePage()
  return (
    <div className="fish-cover is-end">
      <div className="class-panel" role="alert">
        <h2>{t(`lines.${line}.title`)}</h2>
        <p>{t(`lines.${line}.text`)}</p>
        <Button look="main" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </div>
  )
}
