import { Identity } from '../../shared/centre/identity.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import classes from './agent-head.module.css'

/** The centre's name, and who the agent is, on top of the menu. */
export function AgentHead() {
  const t = useText()
  const type = useSession(state => state.member?.type)
  return (
    <>
      <p className={classes.title}>{t('agent.title')}</p>
      <Identity note={type ? t(`agent.type.${type as 1 | 2 | 41 | 42}`) : undefined} />
    </>
  )
}
