import { Button } from '@baize/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Badge } from '../../shared/look/badge.tsx'
import classes from './audit.module.css'

/** Verifies the whole chain a part at a time. @returns the first entry that does not hold, null where all do */
async function verifyAll(note: (through: string) => void): Promise<string | null> {
  let after: string | null = '0'
  while (after !== null) {
    const { through, broken, next }: { through: string; broken: string | null; next: string | null } = await call(
      'audit.verify',
      { after },
    )
    if (broken !== null) return broken
    note(through)
    after = next
  }
  return null
}

/** Looks if the chain is whole, and says how far it is meanwhile. */
export function VerifyChain() {
  const t = useText()
  const [through, setThrough] = useState('0')
  const run = useMutation({ mutationFn: () => verifyAll(setThrough) })
  return (
    <div className={classes.verify}>
      <span role="status" className={classes.found}>
        {run.isPending && t('audit.verifying', { through })}
        {run.isError && <Badge tone="danger">{errorText(run.error, t)}</Badge>}
        {run.isSuccess && run.data === null && <Badge tone="good">{t('audit.holds', { through })}</Badge>}
        {run.isSuccess && run.data !== null && (
          <Link to="/audit" search={{ row: run.data }}>
            <Badge tone="danger">{t('audit.broken', { id: run.data })}</Badge>
          </Link>
        )}
      </span>
      <Button size="small" busy={run.isPending} onClick={() => run.mutate()}>
        {t('audit.verify')}
      </Button>
    </div>
  )
}
