import type { StudioErrorCode } from '@baize/api/studio/errors'

/** Every refusal of the studio in Indonesian, for games and betting pages alike. */
export const idErrors: Record<StudioErrorCode, string> = {
  visit_unknown: 'Sesi game ini sudah berakhir. Buka lagi game dari lobi. Saldo Anda tidak dipotong.',
  visit_over: 'Sesi game ini sudah berakhir. Buka lagi game dari lobi. Saldo Anda tidak dipotong.',
  stake_invalid: 'Taruhan ini tidak tersedia. Pilih yang lain. Saldo Anda tidak dipotong.',
  client_seed_invalid: 'Gunakan 1 sampai 64 karakter yang terlihat.',
  client_seed_wanted:
    'Seed server sudah berganti. Seed baru Anda sedang dikirim; tekan sekali lagi. Saldo Anda tidak dipotong.',
  input_invalid: 'Server game menolak data yang dikirim. Saldo Anda tidak dipotong.',
  round_open: 'Ronde lain dari game ini belum selesai. Saldo Anda tidak dipotong.',
  round_unknown: 'Ronde ini tidak ditemukan.',
  round_over: 'Ronde ini sudah berakhir. Hasilnya tetap.',
  bet_invalid: 'Taruhan ini tidak ada di meja. Silakan ubah. Saldo Anda tidak dipotong.',
  choice_invalid: 'Pilihan ini tidak tersedia sekarang. Ronde berlanjut.',
  choice_taken: 'Pilihan lain sudah dibuat lebih dulu. Ronde ditampilkan sebagaimana adanya.',
  too_fast: 'Ronde berikutnya bisa dimulai sebentar lagi. Saldo Anda tidak dipotong.',
  price_changed: 'Harga slip ini berubah. Periksa lalu pasang lagi. Saldo Anda tidak dipotong.',
  odds_changed:
    'Odds telah berubah. Slip Anda menampilkan odds baru; pasang lagi bila setuju. Anda belum dikenai biaya.',
  slip_reused: 'Slip dengan nomor ini sudah pernah dikirim. Saldo Anda tidak dipotong lagi.',
  slip_unknown: 'Slip ini tidak ditemukan.',
  chase_unknown: 'Pesanan ini tidak ditemukan atau sudah berakhir.',
  ticket_unknown: 'Tiket ini belum ada di buku yang disegel.',
  issue_closed: 'Periode ini sudah tutup. Periode berikutnya sudah buka. Saldo Anda tidak dipotong.',
  not_enough_money:
    'Saldo Anda kurang dari taruhan. Pilih taruhan lebih rendah atau tambah saldo. Saldo Anda tidak dipotong.',
  limit_reached:
    'Salah satu batas yang Anda tetapkan sudah tercapai. Saldo Anda tidak dipotong. Anda tetap dapat menarik dana.',
  game_closed: 'Game ini sedang tidak tersedia. Saldo Anda tidak dipotong.',
  wallet_unavailable:
    'Dompet belum memberi jawaban pasti. Ronde tidak dimainkan; taruhan yang sudah dipotong dikembalikan.',
  too_many_requests: 'Terlalu banyak permintaan dari koneksi Anda. Coba lagi sebentar lagi.',
  busy: 'Server game sedang sibuk. Coba lagi sebentar lagi.',
  internal: 'Terjadi kesalahan di server game.',
}
