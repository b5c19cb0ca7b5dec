/** Pages that host a launched game, and on which the navigation can be hidden. */
export const gamePages: readonly string[] = ['/seamless', '/game', '/fbsports', '/lottery', '/vnLottery', '/seaLottery']

export const isGamePage = (path: string): boolean => gamePages.includes(path)
