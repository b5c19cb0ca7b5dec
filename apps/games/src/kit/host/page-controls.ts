import type { GameSound } from '../sound/game-sound.ts'
import type { HostFrame } from './frame.ts'
import type { SessionClock } from './session-clock.tsx'

interface PageParts {
  frame: HostFrame
  sound: Pick<GameSound, 'isMuted' | 'setMuted'>
  fields: { tell(changed: { isMuted?: boolean; theme?: 'dark' | 'light' }): void }
}

interface HostTargets {
  /** Pages over the game, the rules among them. */
  pages: { open(name: 'rules'): void }
  sessionClock: SessionClock
}

/** The controls that a page and the page around it share: way back, one sound switch, help, theme, clock. */
export function pageControls({ frame, sound, fields }: PageParts) {
  const mute = (isMuted: boolean) => {
    sound.setMuted(isMuted)
    fields.tell({ isMuted })
  }
  return {
    leave: () => frame.post({ kind: 'baize/leave' }),
    switchSound() {
      mute(!sound.isMuted)
      frame.post({ kind: 'baize/muted', muted: sound.isMuted })
    },
    /** Does from now on what the page around asks for. */
    listen: ({ pages, sessionClock }: HostTargets) =>
      frame.listen({
        mute,
        help: () => pages.open('rules'),
        theme: theme => fields.tell({ theme }),
        screen: isOwned => sessionClock.show(isOwned),
      }),
  }
}
