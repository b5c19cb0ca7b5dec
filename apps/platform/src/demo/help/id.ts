import type { HelpTexts } from './sections.ts'

export const id: HelpTexts = {
  sections: {
    account: 'Akun Anda',
    wallet: 'Dompet dan kredit demo',
    games: 'Game dan keadilan permainan',
    invitations: 'Undangan dan agen',
    safety: 'Bermain aman dan bantuan',
  },
  articles: {
    register: {
      title: 'Membuka akun',
      html: '<p>Tekan Daftar dan isi formulirnya. Username terdiri dari 4 sampai 15 huruf dan angka, diawali huruf, dan tidak bisa diubah lagi.</p><p>Anda langsung masuk, dan kredit demo sudah ada di dompet.</p>',
    },
    'sign-in': {
      title: 'Masuk, dan yang terjadi jika kata sandi salah',
      html: '<p>Huruf besar dan kecil tidak dibedakan pada username, tetapi dibedakan pada kata sandi.</p><ul><li>Setelah tiga kali salah, Anda diminta mengetik enam karakter dari gambar.</li><li>Setelah lima kali salah, akun menunggu 15 menit. Ini untuk melindungi Anda: selama itu kata sandi yang benar pun ditolak.</li></ul>',
    },
    password: {
      title: 'Memilih kata sandi',
      html: '<p>Gunakan 8 sampai 64 karakter apa saja; beberapa kata dengan spasi di antaranya sudah baik. Yang mudah ditebak, seperti kata sandi yang umum, username Anda, atau nama kami, ditolak. Kata sandi yang tidak Anda pakai di tempat lain lebih berharga daripada yang rumit.</p><p>Tidak ada orang Baize yang akan menanyakannya. Kami hanya menyimpan sidik jarinya (hash) dan tidak bisa memberitahukannya kepada siapa pun.</p>',
    },
    sessions: {
      title: 'Berapa lama Anda tetap masuk',
      html: '<p>Sesi berakhir setelah 30 menit tanpa aktivitas, paling lama setelah 12 jam, dan saat Anda keluar. Sesi terikat pada browser tempat Anda masuk; di tempat lain tidak berlaku.</p><p>Di perangkat yang dipakai bersama, keluarlah sebelum pergi.</p>',
    },
    language: {
      title: 'Bahasa dan warna',
      html: '<p>Kedua tombolnya ada di bilah atas. Situs mengingat pilihan Anda di browser ini. Pesan pribadi tampil dalam bahasa yang sedang Anda pakai.</p>',
    },
    'demo-credit': {
      title: 'Apa itu kredit demo',
      html: '<p>Setiap akun baru menerima kredit demo 1,000.00, satu kali. Kredit ini hanya untuk bermain: tidak bisa dibeli, dijual, diberikan, atau ditarik, dan tidak bernilai uang.</p><p>Taruhan, kemenangan, dan saldo dicatat di buku besar yang sama dengan yang akan mencatat uang asli, dengan pemeriksaan yang sama.</p>',
    },
    balance: {
      title: 'Kapan saldo berubah',
      html: '<p>Taruhan keluar dari saldo saat ronde dimulai. Kemenangan masuk begitu ronde ditentukan, sebelum gambarnya berhenti. Semua halaman yang terbuka memperbarui diri.</p><p>Di layar, jumlah dipotong menjadi dua desimal dan tidak pernah dibulatkan ke atas. Buku besar menyimpan empat desimal.</p>',
    },
    'deposit-withdraw': {
      title: 'Deposit dan penarikan',
      html: '<p>Situs ini adalah demonstrasi. Situs ini tidak menerima deposit dan tidak membayar apa pun. Siapa pun yang meminta Anda mengirim uang untuk akun di sini bukan dari kami.</p>',
    },
    'odd-amounts': {
      title: 'Jumlahnya tampak salah',
      html: '<p>Muat ulang halaman dulu: saldo akan diambil langsung dari buku besar. Jika taruhan seperti hilang, mungkin masih ada ronde yang terbuka. Buka lagi game tersebut; kelanjutan ronde dan pembayarannya akan tampil.</p><p>Jika masih tampak salah, hubungi layanan pelanggan dan sebutkan game serta waktunya.</p>',
    },
    'open-a-game': {
      title: 'Membuka game',
      html: '<p>Pilih kategori, lalu provider, atau cari menurut nama. Kotak game menunjukkan taruhan terkecil dan RTP-nya. Tekan untuk membukanya di halaman ini. Hanya satu game yang bisa terbuka; game kedua meminta Anda keluar dari yang pertama.</p>',
    },
    'return-and-volatility': {
      title: 'RTP dan volatilitas',
      html: '<p>RTP (return to player) adalah bagian yang rata-rata dikembalikan game setelah sangat banyak ronde. RTP 96 % berarti dari total taruhan 100.00, dalam jangka panjang 96.00 dibayarkan dan 4.00 tidak. Angka ini tidak mengatakan apa pun tentang ronde Anda berikutnya.</p><p>Volatilitas menunjukkan seberapa tidak rata jalannya: tinggi berarti rentetan panjang tanpa kemenangan dan kemenangan besar yang jarang.</p><p>Kedua angka dihitung dari aturan game yang diterbitkan, sama untuk semua orang, setiap saat, dan pada setiap taruhan.</p>',
    },
    interrupted: {
      title: 'Halaman tertutup di tengah ronde',
      html: '<p>Setiap ronde ditentukan satu kali di server, sebelum Anda melihat apa pun. Jika halaman tertutup, hasilnya tetap dan kemenangan sudah masuk ke saldo. Buka lagi game untuk melihat kelanjutannya.</p>',
    },
    fairness: {
      title: 'Bagaimana hasil ditentukan',
      html: '<p>Sebelum Anda bermain, server menetapkan seed rahasia dan menunjukkan sidik jarinya (hash). Seed Anda sendiri, yang boleh Anda ganti, dan sebuah penghitung ditambahkan. Hasil hanya berasal dari ketiganya: bukan dari saldo, taruhan, atau hasil Anda sebelumnya.</p><p>Saat seed rahasia dibuka, siapa pun bisa mencocokkannya dengan sidik jari itu dan menghitung ulang setiap hasil.</p>',
    },
    'check-a-round': {
      title: 'Memeriksa ronde',
      html: '<ol><li>Buka game dan halaman keadilannya.</li><li>Minta seed baru. Seed lama akan dibuka.</li><li>Pilih ronde yang dimainkan dengan seed itu. Halaman mencocokkan seed dengan sidik jarinya dan menghitung hasilnya di browser Anda.</li><li>Ekspor ronde jika Anda ingin memeriksanya dengan alat sendiri.</li></ol>',
    },
    'live-tables': {
      title: 'Meja live',
      html: '<p>Setiap ronde di meja dimainkan bersama oleh semua yang duduk. Selama taruhan dibuka, letakkan chip lalu konfirmasi; yang belum dikonfirmasi belum menjadi taruhan. Sebelum taruhan ditutup, slip yang sudah dikonfirmasi bisa ditarik kembali seluruhnya. Setelah itu ronde dibagikan dan kemenangan langsung dibayar.</p><p>Meja yang tidak dilihat siapa pun beristirahat dan mulai lagi saat Anda duduk. Jika koneksi putus, halaman menyatakan sedang bertanya dan baru menandai taruhan terpasang setelah meja menerimanya. Ronde yang tidak bisa dibagikan batal: semua taruhan kembali.</p><p>Setiap ronde disegel sebelum menerima taruhan, dan taruhan disegel sebelum ronde dibagikan. Setelah selesai, segel berubah menjadi "Terverifikasi" begitu browser Anda menghitung ulang keduanya.</p>',
    },
    'between-members': {
      title: 'Bermain melawan anggota lain',
      html: '<p>Di ruang Duo Hall anggota saling bermain: Dadu Kembar dan Tujuh Panji untuk dua orang, Tien Len untuk dua sampai empat. Duduk menurut taruhan, di ruang yang menunggu, atau dengan kode teman. Selama menunggu tidak ada yang ditahan. Siap menahan kerugian terbesar dalam satu ronde; yang tidak hilang dikembalikan.</p><p>Rumah tidak ikut bermain. Rake 5% dari pot, maksimal 25.00, dan tidak ada pada seri, ronde batal, atau latihan. Karena hasil bergantung pada cara Anda bermain, tidak ada RTP yang dicantumkan.</p><p>Semua pemain mengocok bersama: setiap browser terikat pada seed-nya sebelum seed mana pun dibuka, jadi tidak ada yang bisa memilih pembagian. Setelah ronde selesai, browser Anda menghitungnya lagi. Jika waktu habis, waktu bermain untuk Anda; setelah 60 detik tanpa koneksi duel dianggap kalah, dan kartu dimainkan oleh waktu.</p><p>Latihan dengan bot gratis dan tidak dihitung ke mana pun. Di meja uang tidak ada bot.</p>',
    },
    fishing: {
      title: 'Tembak ikan',
      html: '<p>Pilih laut dan kedalaman; kedalaman menentukan harga peluru. Jumlah yang Anda isi ke dompet ditahan dari saldo. Hanya peluru yang mengenai sasaran yang dibayar; yang tidak mengenai apa pun kembali.</p><p>Setiap sasaran membayar sejumlah peluru dan tertangkap dengan peluang tetap; setiap tembakan rata-rata mengembalikan 96%. Tembakan sebelumnya, level meriam, dan pemain lain tidak mengubah apa pun.</p><p>Kira-kira setiap menit tembakan Anda dicatat sebagai satu taruhan beserta kemenangannya. Saat keluar, sisanya kembali. Jika koneksi putus, meriam menunggu 20 detik dan dompet 60 detik.</p>',
    },
    'invitation-codes': {
      title: 'Kode afiliasi',
      html: '<p>Agen dapat memberi Anda kode atau tautan yang berisi kode. Jika Anda mendaftar dengan kode itu, agen tersebut menjadi upline Anda. Tanpa kode, Anda tidak punya upline, dan selebihnya sama saja. Kode yang salah ditolak sebelum akun dibuat, jadi Anda bisa memperbaiki atau mengosongkannya.</p>',
    },
    agents: {
      title: 'Siapa agen, dan apa yang mereka lihat',
      html: '<p>Agen adalah member yang boleh mengajak orang lain. Agen melihat akun downline-nya, kapan mereka bergabung, dan besar timnya. Agen tidak pernah melihat kata sandi atau data pribadi, dan tidak bisa bermain dengan saldo Anda.</p>',
    },
    'safe-play': {
      title: 'Agar bermain tetap jadi hiburan',
      html: '<p>Rata-rata, permainan untung-untungan menghabiskan uang. Sebelum mulai, tentukan berapa lama Anda ingin bermain, dan berhentilah saat waktunya habis. Jangan bermain untuk mengejar yang sudah hilang, atau saat sedang kesal atau lelah.</p><p>Jika bermain tidak lagi menyenangkan, atau orang terdekat Anda khawatir, bicarakanlah. Banyak negara punya layanan bantuan judi yang gratis dan anonim.</p>',
    },
    age: {
      title: 'Batas usia',
      html: '<p>Usia Anda harus mencapai angka yang tertera di bagian bawah halaman, atau lebih bila hukum di negara Anda mengharuskannya. Jangan biarkan anak-anak memakai akun atau perangkat Anda tanpa pengawasan saat Anda masuk.</p>',
    },
    privacy: {
      title: 'Data yang kami simpan tentang Anda',
      html: '<p>Kami menyimpan isian formulir pendaftaran, waktu dan alamat IP saat Anda masuk, ronde Anda, serta perubahan saldo. Kata sandi hanya disimpan sebagai hash. Cookie dipakai untuk masuk dan untuk pengaturan Anda.</p>',
    },
    contact: {
      title: 'Menghubungi layanan pelanggan',
      html: '<p>Tekan tombol layanan di bilah atas. Siapkan username dan, jika ada di pesan, nomor permintaannya. Jangan pernah mengirim kata sandi.</p>',
    },
    channels: {
      title: 'Saluran di luar situs ini',
      html: '<p>Bilah samping dapat menuju saluran milik sebuah merek: Telegram, Twitter, Douyin, Facebook, atau tautan komunitasnya. Demo ini tidak memilikinya, jadi semuanya menuju ke sini.</p>',
    },
  },
}
