/** A selection of a fixture; a combination has those that it is made of. */
export interface ClaimOfFixture {
  fixture: string
  market: string
  line4: number
  selection: string
  combined?: readonly { market: string; line4: number; selection: string }[] | undefined
}

const partKey = ({ market, line4, selection }: Omit<ClaimOfFixture, 'fixture'>): string =>
  `${market}|${line4}|${selection}`

/** One text for one selection of one fixture. */
export const claimKey = (claim: ClaimOfFixture): string =>
  [claim.fixture, ...(claim.combined?.length ? claim.combined.map(partKey).sort() : [partKey(claim)])].join('|')
