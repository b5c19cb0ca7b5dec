import type { DialogRequest } from './dialog-store.ts'

/** What the site can load before it is asked for. Only the app knows the files. */
interface Ahead {
  dialog: (kind: DialogRequest['kind']) => void
  /** The page that hosts a launched house game. */
  gamePage: () => void
}

let ahead: Ahead | null = null
/** The app says how, once. */
export const offerAhead = (offered: Ahead): void => {
  ahead = offered
}

/** Loads a dialog ahead of need, when the pointer or the focus nears what opens it. */
export const preloadDialog = (kind: DialogRequest['kind']): void => ahead?.dialog(kind)
export const preloadGamePage = (): void => ahead?.gamePage()
