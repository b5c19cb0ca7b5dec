import { type ClaimWords, selectionName } from '../names/claim-names.ts'
import type { ClaimOfFixture } from '../state/claim-key.ts'

/** What a leg is on; a combination is named by its number of selections. */
export const legText = (words: ClaimWords, leg: Omit<ClaimOfFixture, 'fixture'>): string =>
  leg.combined?.length ? words.t('combine.name', { n: leg.combined.length }) : selectionName(words, leg)
