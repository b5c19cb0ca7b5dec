import { Button } from '@baize/ui/button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { save, takeOut } from '../../shared/list/exports/take-out.ts'

/** Takes the file of an unmasked list, for a day after somebody else has agreed to it. */
export function TakeUnmasked({ approval }: { approval: string }) {
  const t = useText()
  const { run, busy, fault } = useAct(
    async () => {
      const taken = await takeOut('lists.unmasked', { approval })
      save(taken.isWhole ? taken : { ...taken, name: `incomplete-${taken.name}` })
    },
    () => {},
  )
  return (
    <>
      <Button size="small" look="main" busy={busy} onClick={() => void run()}>
        {t('export.take')}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </>
  )
}
