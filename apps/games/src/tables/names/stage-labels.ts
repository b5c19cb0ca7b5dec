import type { Texts } from '../texts.ts'

/** Words that stand on a stage, by what they name. */
export const stageLabels = (t: Texts): Record<string, string> => ({
  ...{ player: t('baccarat.P'), banker: t('baccarat.B'), tie: t('baccarat.T'), burn: t('burned') },
  ...{ dragon: t('dragonTiger.D'), tiger: t('dragonTiger.T') },
  ...{ meron: t('yard.M'), wala: t('yard.W'), draw: t('yard.draw') },
  ...{ home: t('cup.home'), away: t('cup.away') },
})
