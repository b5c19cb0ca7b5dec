import type { ChannelTexts } from '../../domains/cashier/index.ts'

/** Names, accounts and tutorials of the demo's channels. */
export const channelTexts: Record<'demo-pay' | 'demo-transfer' | 'demo-scan' | 'bank' | 'e-wallet', ChannelTexts> = {
  'demo-pay': {
    EN: {
      name: 'Demo pay',
      steps: [
        'Choose an amount and confirm.',
        'You are led to the payment sandbox.',
        'Press Pay there. The demo credit is in your wallet at once.',
      ],
    },
    CN: {
      name: '演示支付',
      steps: ['选择金额并确认。', '页面将跳转至支付沙盒。', '在该页面点击付款，演示额度立即到账。'],
    },
    VI: {
      name: 'Thanh toán demo',
      steps: [
        'Chọn số tiền và xác nhận.',
        'Bạn được chuyển đến trang thanh toán thử.',
        'Bấm nút thanh toán tại đó. Số dư demo vào ví ngay.',
      ],
    },
    TH: {
      name: 'ชำระเงินทดลอง',
      steps: ['เลือกจำนวนเงินแล้วยืนยัน', 'ระบบพาไปหน้าชำระเงินจำลอง', 'กดชำระที่หน้านั้น เครดิตทดลองเข้ากระเป๋าทันที'],
    },
    ID: {
      name: 'Bayar Demo',
      steps: [
        'Pilih jumlah dan konfirmasi.',
        'Anda diarahkan ke halaman pembayaran simulasi.',
        'Tekan tombol bayar di sana. Kredit demo langsung masuk dompet.',
      ],
    },
    TY: {
      name: 'Demo Pay',
      steps: [
        'Pumili ng amount at i-confirm.',
        'Dadalhin ka sa payment sandbox.',
        'Pindutin ang Pay doon. Papasok agad sa wallet ang demo credit.',
      ],
    },
    JA: {
      name: 'デモ決済',
      steps: [
        '金額を選んで確認します。',
        '決済サンドボックスのページへ移動します。',
        '支払いボタンを押すと、デモ用クレジットがすぐにウォレットに入ります。',
      ],
    },
  },
  'demo-transfer': {
    EN: {
      name: 'Demo transfer',
      payTo: ['Sample Bank (demo)', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        'Open an order: it shows the account and your order number.',
        'Imagine the transfer, with the order number as its remark. Nothing real is sent.',
        'Press "I have paid". The demo desk compares and credits it.',
      ],
    },
    CN: {
      name: '演示转账',
      payTo: ['示例银行（演示）', 'Baize 演示账户', '0000 1111 2222'],
      steps: [
        '创建订单，页面会显示收款账户和订单号。',
        '以订单号为备注模拟转账，不产生真实付款。',
        '点击“我已付款”，演示客服核对后入账。',
      ],
    },
    VI: {
      name: 'Chuyển khoản demo',
      payTo: ['Ngân hàng mẫu (demo)', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        'Tạo đơn: trang sẽ hiện tài khoản nhận và mã đơn.',
        'Hãy xem như đã chuyển khoản với nội dung là mã đơn. Không có tiền thật được gửi.',
        'Bấm "Tôi đã thanh toán". Bộ phận demo sẽ đối chiếu và cộng tiền.',
      ],
    },
    TH: {
      name: 'โอนเงินทดลอง',
      payTo: ['ธนาคารตัวอย่าง (ทดลอง)', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        'สร้างรายการ หน้าจะแสดงบัญชีรับและเลขที่รายการ',
        'สมมติว่าโอนเงินโดยใส่เลขที่รายการเป็นหมายเหตุ ไม่มีการส่งเงินจริง',
        'กด "ฉันชำระแล้ว" เจ้าหน้าที่ทดลองจะตรวจสอบและเติมยอด',
      ],
    },
    ID: {
      name: 'Transfer Demo',
      payTo: ['Bank Contoh (demo)', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        'Buat transaksi: rekening tujuan dan nomor transaksi ditampilkan.',
        'Anggap transfer dilakukan dengan nomor transaksi sebagai catatan. Tidak ada uang nyata yang dikirim.',
        'Tekan "Saya Sudah Bayar". Petugas demo mencocokkan dan menambahkannya.',
      ],
    },
    TY: {
      name: 'Demo Transfer',
      payTo: ['Sample Bank (demo)', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        'Magbukas ng order: ipapakita ang account at order no.',
        'Isipin na nag-transfer ka gamit ang order no. bilang remark. Walang totoong perang ipinapadala.',
        'Pindutin ang "Nakapagbayad na ako". Iche-check ito ng demo desk at idaragdag.',
      ],
    },
    JA: {
      name: 'デモ振込',
      payTo: ['サンプル銀行（デモ）', 'Baize Demo Desk', '0000 1111 2222'],
      steps: [
        '取引を作成すると、振込先と取引番号が表示されます。',
        '取引番号を備考に入れて振り込んだものとします。実際の送金はありません。',
        '「支払い済み」を押すと、デモ担当が確認して反映します。',
      ],
    },
  },
  'demo-scan': {
    EN: {
      name: 'Demo scan',
      payTo: ['Sample merchant (demo)'],
      steps: [
        'Open an order: it shows a code with the amount and your order number.',
        'Scan it with a bank app, or save the picture and open it there. It is a sample: no bank pays it.',
        'Press "I have paid". The demo desk compares and credits it.',
      ],
    },
    CN: {
      name: '演示扫码',
      payTo: ['示例商户（演示）'],
      steps: [
        '创建订单，页面会显示含金额和订单号的收款码。',
        '用银行应用扫描，或保存图片后在应用中打开。此码为示例，任何银行都不会付款。',
        '点击“我已付款”，演示客服核对后入账。',
      ],
    },
    VI: {
      name: 'Quét mã demo',
      payTo: ['Cửa hàng mẫu (demo)'],
      steps: [
        'Tạo đơn: trang sẽ hiện mã QR có số tiền và mã đơn.',
        'Quét bằng ứng dụng ngân hàng, hoặc lưu ảnh rồi mở trong ứng dụng. Đây là mã mẫu: không ngân hàng nào thanh toán.',
        'Bấm "Tôi đã thanh toán". Bộ phận demo sẽ đối chiếu và cộng tiền.',
      ],
    },
    TH: {
      name: 'สแกนทดลอง',
      payTo: ['ร้านค้าตัวอย่าง (ทดลอง)'],
      steps: [
        'สร้างรายการ หน้าจะแสดงคิวอาร์โค้ดพร้อมยอดเงินและเลขที่รายการ',
        'สแกนด้วยแอปธนาคาร หรือบันทึกรูปแล้วเปิดในแอป นี่คือรหัสตัวอย่าง ธนาคารจะไม่จ่ายเงิน',
        'กด "ฉันชำระแล้ว" เจ้าหน้าที่ทดลองจะตรวจสอบและเติมยอด',
      ],
    },
    ID: {
      name: 'Pindai Demo',
      payTo: ['Toko Contoh (demo)'],
      steps: [
        'Buat transaksi: kode dengan jumlah dan nomor transaksi ditampilkan.',
        'Pindai dengan aplikasi bank, atau simpan gambarnya lalu buka di sana. Ini kode contoh: tidak ada bank yang membayarnya.',
        'Tekan "Saya Sudah Bayar". Petugas demo mencocokkan dan menambahkannya.',
      ],
    },
    TY: {
      name: 'Demo Scan',
      payTo: ['Sample merchant (demo)'],
      steps: [
        'Magbukas ng order: may lalabas na code na may halaga at order no.',
        'I-scan ito gamit ang bank app, o i-save ang larawan at buksan doon. Sample lang ito: walang bangkong magbabayad nito.',
        'Pindutin ang "Nakapagbayad na ako". Iche-check ito ng demo desk at idaragdag.',
      ],
    },
    JA: {
      name: 'デモQR',
      payTo: ['サンプル店舗（デモ）'],
      steps: [
        '取引を作成すると、金額と取引番号の入ったコードが表示されます。',
        '銀行アプリで読み取るか、画像を保存してアプリで開きます。これは見本で、どの銀行でも支払われません。',
        '「支払い済み」を押すと、デモ担当が確認して反映します。',
      ],
    },
  },
  bank: {
    EN: { name: 'Bank account', steps: [] },
    CN: { name: '银行账户', steps: [] },
    VI: { name: 'Tài khoản ngân hàng', steps: [] },
    TH: { name: 'บัญชีธนาคาร', steps: [] },
    ID: { name: 'Rekening Bank', steps: [] },
    TY: { name: 'Bank Account', steps: [] },
    JA: { name: '銀行口座', steps: [] },
  },
  'e-wallet': {
    EN: { name: 'E-wallet', steps: [] },
    CN: { name: '电子钱包', steps: [] },
    VI: { name: 'Ví điện tử', steps: [] },
    TH: { name: 'กระเป๋าเงินอิเล็กทรอนิกส์', steps: [] },
    ID: { name: 'Dompet Digital', steps: [] },
    TY: { name: 'E-wallet', steps: [] },
    JA: { name: '電子ウォレット', steps: [] },
  },
}
