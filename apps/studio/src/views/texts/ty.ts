import { tyCommon } from '../../client/texts/ty.ts'
import type { Texts } from './en.ts'

const symbolNames: Readonly<Record<string, string>> = { W: 'Wild', S: 'Scatter', C: 'coin', B: 'bonus', M: 'mystery' }
/** Joins a number to its noun: `na` follows four, six and nine, whose words end in a consonant. */
const count = (n: number, noun: string) => ([4, 6, 9].includes(n % 10) ? `${n} na ${noun}` : `${n} ${noun}`)

/** Every word of the game client in Filipino. */
export const ty: Texts = {
  ...tyCommon,
  spin: 'Spin',
  skip: 'Ipakita ang resulta',
  leftHand: 'Spin button sa kaliwa',
  readGrid: 'Basahin ang reels bilang table',

  lines: n => `${n} lines`,
  ways: n => `${n} ways`,
  clusters: least => `Kumpol mula ${least}`,
  ofCount: (n, of) => `${n} / ${of}`,

  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  freeSpins: 'Free Spins',
  freeSpinsIntro: ({ spins, multiplier }) => (multiplier > 1 ? `${spins} spins · ×${multiplier}` : `${spins} spins`),
  added: n => `+${n}`,
  holdAndWin: 'Hold and Win',
  respins: 'Respins',
  livesLeft: n => count(n, 'respin'),
  fullGrid: 'Full Grid',
  expandingSymbol: 'Expanding Symbol',
  spark: 'Kislap',
  wheel: 'Bonus Wheel',
  innerRing: 'Inner ring',
  featureTotal: 'Total ng feature',
  symbol: symbol => symbolNames[symbol] ?? `symbol ${symbol}`,

  live: {
    ...tyCommon.results,
    line: ({ count: n, symbol, line }) => `${count(n, symbol)} sa line ${line}`,
    ways: ({ count: n, symbol }) => count(n, symbol),
    cluster: ({ count, symbol }) => `Kumpol ng ${count} ${symbol}`,
    more: n => `at ${n} pang panalo`,
    whatAndResult: (what, result) => `${what}. ${result}`,
    step: ({ amount, multiplier }) => `Panalo ng ${amount}, times ${multiplier} ang susunod.`,
    freeSpinsStart: ({ spins, multiplier }) =>
      `${count(spins, 'free spin')}${multiplier > 1 ? `, times ${multiplier} ang panalo sa simula` : ''}.`,
    freeSpin: (n, of) => `Free spin ${n} sa ${of}.`,
    fullGrid: multiplier => `Pareho ang siyam na puwesto: times ${multiplier} ang panalo.`,
    special: symbol => `Bumukas ang libro: lumalawak ang ${symbol} sa free spins na ito.`,
    expand: ({ symbol, reels }) => `Pinupuno ng ${symbol} ang reel ${reels}.`,
    reveal: symbol => `Naging ${symbol} ang mga mystery symbol.`,
    spark: n => `Ginawang Wild ng kislap ang ${n} puwesto.`,
    wheelStart: 'Umiikot ang bonus wheel.',
    wheelUp: 'Papunta sa inner ring ang arrow.',
    wheelStop: multiple => `Huminto ang wheel sa ${multiple} beses ng taya.`,
    retrigger: n => `${n} pang free spin.`,
    holdStart: n => `Nagsimula ang hold and win sa ${count(n, 'coin')}.`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? 'Walang bagong coin' : `${landed} bagong coin`}. Naka-hold ang ${held} sa 15, ${count(lives, 'respin')} ang natitira.`,
    jackpot: ({ name, amount }) => `${name} jackpot, ${amount}.`,
    featureEnd: amount => `Nagbayad ang feature ng ${amount}.`,
    capped: 'Naabot na ang maximum win.',
  },

  helpPage: {
    ...tyCommon.helpPage,
    symbolColumn: 'Symbol',
    ofAKind: n => `${n} magkapareho`,
    rtpValue: ({ all, base, feature }) =>
      `Eksaktong ${all} %: ${base} % mula sa base game at ${feature} % mula sa feature.`,
    hitRateValue: n =>
      `${n} sa 100 rounds ang walang bayad. Normal ang mahabang sunod-sunod na walang panalo. Maraming round na may bayad ang mas mababa sa taya ang balik.`,
    feature: 'Feature',
    featureValue: ({ rounds, mean }) =>
      `Mga isang beses sa bawat ${rounds} rounds; ${mean} beses ng taya ang karaniwang balik.`,
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `${multiple} beses ng taya, ${isBound ? 'pinakamadalas nang ' : ''}isang beses sa ${rounds} rounds.`,
    cap: 'Maximum win',
    capValue: multiple => `Natatapos ang round kapag umabot ang panalo sa ${multiple} beses ng taya.`,
    noCap: multiple => `Hindi hihigit sa ${multiple} beses ng taya ang bayad ng isang round; walang cap.`,
    rulesOf: {
      a: [
        'Nagbabayad ang tatlong rows at dalawang diagonal, tatlong magkapareho sa bawat isa. Pumapalit ang Wild sa lahat ng symbol at ito rin ang pinakamataas na symbol.',
        'Kapag iisang symbol ang nasa siyam na puwesto, kasama ang Wild, doble ang bilang ng bawat panalo sa round. Wala nang ibang feature.',
      ],
      b: [
        'Nagbabayad ang dalawampung lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter at lumalabas sa reels 2, 3 at 4.',
        'Tatlo, apat o limang Scatter kahit saan ang nagbabayad ng 2, 10 o 100 beses ng taya at nagsisimula ng 10, 15 o 25 free spins.',
        'Sa free spins, tatlong beses ang bilang ng bawat panalo. Tatlo o higit pang Scatter ang nagdadagdag ulit ng parehong dami ng spins, hanggang 200.',
      ],
      c: [
        'May 243 ways para manalo: parehong symbol sa magkakatabing reels mula kaliwa, sa kahit anong row. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter.',
        'Nawawala ang panalong symbols, bumabagsak ang nasa itaas at may mga bagong kasunod, hangga’t may panalo. Times 1, 2, 3 at saka 5 ang mga hakbang ng isang chain.',
        'Tatlo, apat o limang Scatter sa nakahintong reels ang nagsisimula ng 10, 12 o 15 free spins, kung saan times 3, 6, 9 at saka 15 ang mga hakbang. Puwedeng magdagdag ng spins ang Scatter, hanggang 200.',
      ],
      d: [
        'Nagbabayad ang dalawampu’t limang lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa coin at lumalabas sa reels 2, 3 at 4.',
        'Anim o higit pang coins ang nagsisimula ng hold and win. Nananatili ang mga ito at umiikot pa ang mga bakanteng puwesto. May tatlong respins, at ibinabalik ito sa tatlo ng bawat bagong coin.',
        'Sa dulo, binabayaran ang lahat ng halaga ng coins. 15, 25 at 100 beses ng taya ang mini, minor at major; kapag labinlimang coins, dagdag pa ang grand prize na 2,000 beses ng taya. Fixed na multiple ng taya ang lahat ng premyo.',
      ],
      e: [
        'Lima o higit pang parehong symbol na magkakadikit sa gilid ang bumubuo ng kumpol at nagbabayad; mas malaki ang kumpol, mas malaki ang bayad.',
        'Nawawala ang mga kumpol, bumabagsak ang nasa itaas at may mga bagong kasunod, hangga’t may kumpol. Times 1, 1, 2, 2, 3, 3, 5, 5 at saka 10 ang mga hakbang ng isang chain.',
        'Kapag wala nang panalo at 20 o higit pang symbol na ang nawala, ginagawang Wild ng kislap ang hanggang limang random na puwesto, isang beses kada round. Bilang ang Wild sa bawat kumpol na nadidikitan nito.',
        'Bawat round ay isa sa 16,777,216 entry ng isang inilathalang libro. Ang nabunot na numero ang pumipili ng entry, at pantay ang tsansa ng lahat.',
      ],
      f: [
        'Dalawa hanggang pitong symbol ang ipinapakita ng bawat isa sa anim na reel, bagong bunot sa bawat spin: 64 hanggang 117,649 ways. Panalo ang parehong symbol sa magkakatabing reels mula kaliwa, sa kahit anong row. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter at nasa reels 2 hanggang 5 ito.',
        'Nawawala ang panalong symbols, bumabagsak ang nasa itaas at may mga bagong kasunod, hangga’t may panalo.',
        'Tatlo o higit pang Scatter sa nakahintong reels ang nagsisimula ng 8 free spins. Nagsisimula sa 1 ang multiplier, tumataas ng 1 pagkatapos ng bawat panalong hakbang at hindi bumababa. Tatlo o higit pang Scatter doon ang nagdaragdag ng 4 free spins, hanggang 50.',
        'Bawat base round ay isa sa 16,777,216 entry ng isang inilathalang libro, at bawat feature ay isa sa 2,097,152 ng isa pa. Ang nabunot na numero ang pumipili ng entry, at pantay ang tsansa ng lahat.',
      ],
      g: [
        'Nagbabayad ang dalawampu’t limang lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter at lumalabas sa reels 2, 3 at 4.',
        'Lumalabas ang Scatter sa reels 1, 3 at 5. Kapag kumpleto ang tatlo, magsisimula ang sampung free spins; walang sariling bayad ang Scatter.',
        'Sa free spins, nagiging Wild ang buong reel na may Wild bago husgahan ang lines. Tatlong Scatter ang nagdadagdag ng sampung free spins, hanggang 200.',
      ],
      h: [
        'Nagbabayad ang sampung lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Wild at Scatter ang libro at lumalabas ito sa lahat ng reels.',
        'Tatlo, apat o limang libro kahit saan ang nagbabayad ng 2, 20 o 200 beses ng taya at nagsisimula ng sampung free spins. Tatlo o higit pa ang nagdadagdag ng sampu, hanggang 200.',
        'Bago ang free spins, bumubukas ang libro sa isang symbol. Pagkatapos ng line wins, pinupuno nito ang bawat reel kung saan ito lumabas at nagbabayad sa lahat ng sampung lines, saanman ang mga reel: mula dalawang reels ang symbols 1 hanggang 4, mula tatlo ang iba. Sa 64 na pagbukas, 4 ang sa symbol 1, 6 sa symbol 2, tig-7 sa symbols 3 at 4, at tig-8 sa iba.',
      ],
      i: [
        'Nagbabayad ang dalawampung lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa bonus at lumalabas sa reels 2, 3 at 4.',
        'Lumalabas ang bonus sa reels 1, 3 at 5. Kapag kumpleto ang tatlo, iikot ang wheel; pare-pareho ang chance ng 64 na notch, at kasinglapad ng chance ang arc ng bawat premyo.',
        'Outer ring, sa 64: tig-12 ang 10 at 15 beses ng taya, 10 ang 20 beses, 8 ang 30 beses, 5 ang 50 beses, 6 ang mini na 25 beses, 3 ang minor na 100 beses, at 8 ang papunta sa inner ring.',
        'Inner ring, sa 64: 20 ang 50 beses ng taya, 22 ang minor na 100 beses, 12 ang 250 beses, 9 ang major na 500 beses, 1 ang grand na 5,000 beses. Fixed na multiple ng taya ang lahat ng premyo.',
      ],
      j: [
        'May 1,024 ways para manalo: parehong symbol sa magkakatabing reels mula kaliwa, sa alinman sa apat na row. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter at nasa reels 2, 3 at 4 ito.',
        'Apat-apat na magkakapatong ang mystery symbols. Lahat ng nakikita ay nagiging iisang symbol bago bilangin ang panalo. Sa bawat 64, may 3, 5, 6, 8, 9, 10, 11 at 12 ang symbols 1 hanggang 8.',
        'Tatlo, apat o limang Scatter ang nagsisimula ng 8, 12 o 20 free spins sa reels na doble ang mystery symbols. Nagdaragdag ng ganoon din karami ang Scatter doon, hanggang 200; walang bayad ang Scatter mismo.',
      ],
    },
  },
}
