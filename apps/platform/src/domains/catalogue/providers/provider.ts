/** Somebody whose games are listed here, as this process uses it. */
export interface Provider {
  code: string
  apiUrl: string
  /** Keys that sign its calls now, by key id. */
  publicKeys: Record<string, JsonWebKey>
  /** Addresses and ranges that it may call from; any where there is none. */
  allowedAddresses: string[]
  /** Origins that may stand in a frame of this site; none for a studio that is mounted on it. */
  gameOrigins: string[]
  /** Version of the wallet protocol by which calls in both directions are signed; a second one is accepted of all. */
  protocol: 1 | 2
  /** False for one that was stopped: nobody is let into its games, and what is open there ends. */
  enabled: boolean
}

/** The fields that make a provider or update it. */
export interface ProviderEntry extends Pick<Provider, 'code' | 'apiUrl' | 'publicKeys'> {
  name: string
  gameOrigins?: string[]
  protocol?: 1 | 2
  /** What a new one may pay one bet, and what the house may lose to it in 24 hours; the usual bounds where it is left out. */
  bounds?: { maxPayoutUnits: bigint; maxLossADayUnits: bigint }
}
