import type { StoryFile } from '@baize/ui/story.ts'
import { NoGames } from './no-games.tsx'

export default { title: 'Site/No games' } satisfies StoryFile

export const ThreePopularInstead = () => <NoGames listType="" onClear={() => {}} />
export const NothingSavedYet = () => <NoGames listType="fav" onClear={() => {}} />
