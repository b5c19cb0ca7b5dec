import { useNavigate } from '@tanstack/react-router'
import { useOpenCentre } from '../../shared/centre/open-centre.ts'
import { useLaunch } from '../launch/index.ts'
import type { PaletteTarget } from './entries.ts'

/** Goes where an entry of the palette leads: to a page, a page of the centre, an article of the help, or into a game. */
export function useGoTo(): (target: PaletteTarget) => void {
  const navigate = useNavigate()
  const openCentre = useOpenCentre()
  const { start } = useLaunch()
  return target => {
    if (target.kind === 'page') void navigate({ to: target.to })
    else if (target.kind === 'centre') openCentre(target.page)
    else if (target.kind === 'help') void navigate({ to: '/help', hash: target.articleId })
    else void start({ ...target, isGame: 'GAME' })
  }
}
