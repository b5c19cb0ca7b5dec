import type { NoticeTexts } from './index.ts'

export const id: NoticeTexts = {
  hold: 'Penarikan ditahan selama {hours} jam.',
  notYou: 'Jika bukan Anda yang melakukannya, segera hubungi layanan pelanggan.',
  recoveredByPhone: {
    subject: 'kata sandi Anda telah diubah',
    text: 'Kata sandi akun {brandName} Anda baru saja dibuat ulang dengan kode yang dikirim ke nomor HP Anda. Semua perangkat lain telah dikeluarkan.',
  },
  recoveredByMail: {
    subject: 'kata sandi Anda telah diubah',
    text: 'Kata sandi akun {brandName} Anda baru saja dibuat ulang dengan tautan yang dikirim ke email Anda. Semua perangkat telah dikeluarkan.',
  },
  digitsReset: {
    subject: 'kata sandi penarikan Anda telah diubah',
    text: 'Kata sandi penarikan akun {brandName} Anda baru saja dibuat ulang dengan kode.',
  },
  digitsSet: {
    subject: 'kata sandi penarikan telah dibuat',
    text: 'Kata sandi penarikan baru saja dibuat untuk akun {brandName} Anda.',
  },
  mobileBound: { subject: 'nomor HP baru', text: 'Nomor HP baru telah dihubungkan ke akun {brandName} Anda.' },
  emailBound: { subject: 'alamat email baru', text: 'Alamat email baru telah dihubungkan ke akun {brandName} Anda.' },
  payoutAccountAdded: {
    subject: 'rekening penarikan baru',
    text: 'Rekening penarikan baru ({detail}) telah ditambahkan ke akun {brandName} Anda.',
  },
  signInBlocked: {
    subject: 'akun Anda diblokir',
    text: 'Seseorang masuk ke akun {brandName} Anda dengan kata sandi yang benar. Akun diblokir, jadi tidak ada yang terbuka. Layanan pelanggan dapat menjelaskan.',
  },
  frozen: { subject: 'akun Anda dibekukan', text: 'Akun {brandName} Anda dibekukan: {detail}' },
  released: { subject: 'akun Anda dibuka kembali', text: 'Akun {brandName} Anda dibuka kembali: {detail}' },
  partLocked: { subject: 'sebagian akun Anda dikunci', text: 'Sebagian akun {brandName} Anda dikunci: {detail}' },
  partReleased: {
    subject: 'sebagian akun Anda dibuka kembali',
    text: 'Sebagian akun {brandName} Anda dibuka kembali: {detail}',
  },
}
