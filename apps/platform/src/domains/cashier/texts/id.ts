import type { NoticeTable } from './index.ts'

export const id: NoticeTable = {
  reason: 'Alasan: {reason}',
  notices: {
    depositCreated: {
      title: 'Deposit {order} dibuat',
      text: 'Anda mengajukan deposit {amount}. Bayar dengan nomor transaksi {order} dalam {minutes} menit.',
    },
    depositInReview: {
      title: 'Deposit {order} ditinjau',
      text: 'Kami mencocokkan deposit {amount} Anda dan mengabari hasilnya di sini.',
    },
    depositPartArrived: {
      title: 'Sebagian deposit {order} sudah masuk',
      text: '{amount} sudah masuk. Jumlah ini dikreditkan begitu sisanya masuk atau setelah kami periksa.',
    },
    depositBeyondArrived: {
      title: 'Ada pembayaran lain untuk deposit {order}',
      text: '{amount} masuk melebihi jumlah deposit yang Anda minta. Kami sedang memeriksanya; kabarnya akan kami sampaikan di sini.',
    },
    depositConfirmed: {
      title: 'Deposit {order} sudah masuk',
      text: '{amount} sudah ada di dompet Anda.',
    },
    depositRejected: {
      title: 'Deposit {order} ditolak',
      text: 'Deposit {amount} Anda ditolak. Tidak ada dana yang ditambahkan.',
    },
    depositExpired: {
      title: 'Deposit {order} kedaluwarsa',
      text: 'Pembayaran {amount} tidak masuk tepat waktu. Jika Anda sudah membayar, dana ditambahkan saat tiba.',
    },
    depositReversed: {
      title: 'Deposit {order} dibatalkan saluran',
      text: 'Saluran pembayaran menarik kembali {amount}, dan saldo Anda dikurangi sebesar itu.',
    },
    withdrawalRequested: {
      title: 'Penarikan {order} diajukan',
      text: '{amount} disisihkan untuk penarikan Anda.',
    },
    withdrawalInReview: {
      title: 'Penarikan {order} diproses',
      text: 'Penarikan {amount} Anda sudah diperiksa dan sedang dibayarkan.',
    },
    withdrawalRejected: {
      title: 'Penarikan {order} ditolak',
      text: '{amount} kembali ke dompet Anda.',
    },
    withdrawalPaid: {
      title: 'Penarikan {order} sudah dibayar',
      text: 'Kami mengirim {amount}. Kabari dalam {minutes} menit apakah sudah diterima; setelah itu dianggap diterima.',
    },
    withdrawalRestReturned: {
      title: 'Sisa penarikan {order} dikembalikan',
      text: '{amount} tidak jadi dikirim dan kembali ke dompet Anda.',
    },
    withdrawalDisputed: {
      title: 'Penarikan {order} dalam sengketa',
      text: 'Kami memeriksa laporan Anda tentang {amount} dan mengabari hasilnya di sini.',
    },
    withdrawalAutoReceived: {
      title: 'Penarikan {order} dianggap diterima',
      text: 'Waktu konfirmasi habis, jadi {amount} yang dikirim dianggap diterima.',
    },
    withdrawalRefunded: {
      title: 'Penarikan {order} dikembalikan',
      text: '{amount} kembali ke dompet Anda.',
    },
    withdrawalReissued: {
      title: 'Penarikan {order} dibayar ulang',
      text: '{amount} akan dikirim lagi tanpa biaya.',
    },
    withdrawalForced: {
      title: 'Penarikan {order} ditutup sebagai diterima',
      text: 'Sengketa {amount} ditutup sebagai sudah diterima. Jumlah tidak dikembalikan.',
    },
    correctedUp: {
      title: 'Koreksi {order}',
      text: '{amount} ditambahkan ke dompet Anda.',
    },
    correctedDown: {
      title: 'Koreksi {order}',
      text: '{amount} diambil dari dompet Anda.',
    },
  },
}
