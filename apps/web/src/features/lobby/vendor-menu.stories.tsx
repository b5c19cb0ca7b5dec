import type { StoryFile } from '@baize/ui/story.ts'
import { VendorMenu } from './vendor-menu.tsx'

export default { title: 'Site/Vendor menu', parameters: { alone: true } } satisfies StoryFile

export const All = () => <VendorMenu gameType="RNG" active={null} />
export const OneChosen = () => <VendorMenu gameType="RNG" active="BRZ" />
