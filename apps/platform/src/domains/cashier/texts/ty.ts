import type { NoticeTable } from './index.ts'

export const ty: NoticeTable = {
  reason: 'Dahilan: {reason}',
  notices: {
    depositCreated: {
      title: 'Bukas na ang deposit {order}',
      text: 'Nag-request ka ng deposit na {amount}. Magbayad gamit ang order no. {order} sa loob ng {minutes} min.',
    },
    depositInReview: {
      title: 'Nire-review ang deposit {order}',
      text: 'Tinitingnan namin ang deposit mong {amount}. Dito ka namin sasabihan.',
    },
    depositPartArrived: {
      title: 'May dumating na bahagi ng deposit {order}',
      text: 'Dumating ang {amount}. Papasok ito sa wallet kapag dumating ang natitira o kapag nasuri na namin.',
    },
    depositBeyondArrived: {
      title: 'May isa pang bayad para sa deposit {order}',
      text: 'Dumating ang {amount} na lampas sa hiniling mong i-deposit. Sinusuri namin ito; sasabihan ka namin dito.',
    },
    depositConfirmed: {
      title: 'Pumasok na ang deposit {order}',
      text: 'Nasa wallet mo na ang {amount}.',
    },
    depositRejected: {
      title: 'Na-reject ang deposit {order}',
      text: 'Na-reject ang deposit mong {amount}. Walang naidagdag.',
    },
    depositExpired: {
      title: 'Nag-expire ang deposit {order}',
      text: 'Walang dumating na {amount} sa oras. Kung nakapagbayad ka, idaragdag ito pagdating.',
    },
    depositReversed: {
      title: 'Binawi ang deposit {order}',
      text: 'Binawi ng channel ang {amount}, kaya ibinawas din namin ito.',
    },
    withdrawalRequested: {
      title: 'Na-request ang withdrawal {order}',
      text: 'Nakatabi na ang {amount} para sa withdrawal mo.',
    },
    withdrawalInReview: {
      title: 'Pinoproseso ang withdrawal {order}',
      text: 'Na-check na ang withdrawal mong {amount} at binabayaran na.',
    },
    withdrawalRejected: {
      title: 'Na-reject ang withdrawal {order}',
      text: 'Nasa wallet mo na ulit ang {amount}.',
    },
    withdrawalPaid: {
      title: 'Bayad na ang withdrawal {order}',
      text: 'Nagpadala kami ng {amount}. Sabihin sa loob ng {minutes} min kung dumating; pagkatapos nito, itinuturing na natanggap.',
    },
    withdrawalRestReturned: {
      title: 'Naibalik ang natitira sa withdrawal {order}',
      text: 'Hindi naipadala ang {amount}; nasa wallet mo na ulit ito.',
    },
    withdrawalDisputed: {
      title: 'Under dispute ang withdrawal {order}',
      text: 'Tinitingnan namin ang report mo tungkol sa {amount}. Dito ka namin sasabihan.',
    },
    withdrawalAutoReceived: {
      title: 'Itinuturing na natanggap ang withdrawal {order}',
      text: 'Tapos na ang oras ng pagsagot, kaya itinuturing na natanggap ang {amount}.',
    },
    withdrawalRefunded: {
      title: 'Na-refund ang withdrawal {order}',
      text: 'Nasa wallet mo na ulit ang {amount}.',
    },
    withdrawalReissued: {
      title: 'Babayaran ulit ang withdrawal {order}',
      text: 'Ipapadala ulit ang {amount} nang walang fee.',
    },
    withdrawalForced: {
      title: 'Isinara bilang natanggap ang withdrawal {order}',
      text: 'Isinara ang dispute sa {amount} bilang natanggap na. Hindi na ire-refund ang amount.',
    },
    correctedUp: {
      title: 'Correction {order}',
      text: 'Nadagdag ang {amount} sa wallet mo.',
    },
    correctedDown: {
      title: 'Correction {order}',
      text: 'Binawas ang {amount} sa wallet mo.',
    },
  },
}
