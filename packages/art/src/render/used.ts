import { familyIcons } from '../families/index.ts'

/** Every icon that any picture may ask for; flags are extracted as a whole set and are not listed. */
export function usedIcons(): string[] {
  return [...new Set(familyIcons())].sort()
}
