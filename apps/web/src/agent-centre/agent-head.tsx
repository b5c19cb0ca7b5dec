import { Identity } from '../centre/identity.tsx'
import { useSession } from '../session/session-store.ts'
import { useText } from '../shared/i18n/use-text.ts'
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
