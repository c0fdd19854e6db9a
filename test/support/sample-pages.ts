// The documents of samples/ as HTML. Shops, people and numbers are invented.

export interface SamplePage {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly html: string
}

const receipt = `
<style>
  body { margin: 0; padding: 60px 70px; background: #fbfaf6; color: #23211f; font: 25px/1.45 'Liberation Mono', monospace }
  h1 { font-size: 40px; margin: 0; letter-spacing: 2px }
  header, footer { text-align: center }
  table { width: 100%; border-collapse: collapse }
  td:last-child { text-align: right }
  hr { border: 0; border-top: 2px solid #23211f; margin: 22px 0 }
  .total td { font-size: 34px; font-weight: bold; padding-top: 10px }
</style>
<header>
  <h1>HARBOUR LANE BOOKS</h1>
  17 Harbour Lane, Westport<br>Tel 0555 014 772<br>VAT No. GB 555 0147 20
</header>
<hr>
<table>
  <tr><td>Receipt 004518</td><td>Till 2</td></tr>
  <tr><td>14/03/2026 16:42</td><td>Mira</td></tr>
</table>
<hr>
<table>
  <tr><td>The Salt Road</td><td>12.99</td></tr>
  <tr><td>Field Notes, 3 pack</td><td>9.50</td></tr>
  <tr><td>Map of the Fens</td><td>7.25</td></tr>
  <tr><td>Pencil HB&nbsp; 4 x 0.80</td><td>3.20</td></tr>
  <tr><td>Greeting card</td><td>2.95</td></tr>
</table>
<hr>
<table>
  <tr><td>Subtotal</td><td>35.89</td></tr>
  <tr><td>Member discount 10%</td><td>-3.59</td></tr>
  <tr><td>VAT included 20%</td><td>5.38</td></tr>
  <tr class="total"><td>TOTAL GBP</td><td>32.30</td></tr>
</table>
<hr>
<table>
  <tr><td>Card **** 4821</td><td>32.30</td></tr>
  <tr><td>Change</td><td>0.00</td></tr>
</table>
<hr>
<footer>Exchange within 28 days<br>with this receipt.<br>Thank you for reading!</footer>`

const letter = `
<style>
  body { margin: 0; padding: 120px 130px; background: white; color: black; font: 27px/1.55 'Liberation Serif', serif }
  h1 { font: bold 44px 'Liberation Sans', sans-serif; margin: 60px 0 30px }
  .from { text-align: right }
  p { margin: 0 0 30px }
</style>
<div class="from">Westport Garden Society<br>3 Mill Street, Westport<br>2 April 2026</div>
<div>Ms Clara Whitfield<br>28 Orchard Road<br>Westport</div>
<h1>Your allotment for the coming season</h1>
<p>Dear Ms Whitfield,</p>
<p>Thank you for your application of 9 February. We are pleased to offer you plot number 41, on the south side of
the old orchard, from the first of May. It measures twelve by eight metres, has its own water tap, and was left in
good order by the family who kept it before you.</p>
<p>The rent is 65 pounds for the year. Please send it, together with the signed agreement, before 20 April, so that
we can hand over the keys in time. If you would like to see the plot beforehand, come by on any Saturday morning;
somebody is always there between nine and twelve.</p>
<p>Yours sincerely,</p>
<p>Edwin Marsh<br>Secretary</p>`

const notice = `
<style>
  body { margin: 0; padding: 90px 90px; background: white; color: black; font: 30px/1.8 'Noto Sans CJK SC', sans-serif }
  h1 { font-size: 54px; text-align: center; margin: 0 0 40px }
  p { margin: 0 0 24px; text-indent: 2em }
  ol { margin: 0 0 24px; padding-left: 1.6em }
  .sign { text-align: right; text-indent: 0; margin-top: 40px }
</style>
<h1>图书馆开放时间调整通知</h1>
<p>各位读者：因阅览室更换照明设备，本馆自2026年5月6日起调整开放时间，请大家提前安排借还图书的时间。</p>
<ol>
  <li>一楼大厅每天上午九点至下午五点开放。</li>
  <li>二楼阅览室暂停使用，预计5月20日恢复。</li>
  <li>电子资源不受影响，可通过 Reader Online 登录。</li>
</ol>
<p>自习座位需要提前预约，请使用 Library Desk 小程序，或者发送邮件至 desk@library.example 办理。</p>
<p>施工期间可能有噪声，由此带来的不便，敬请谅解。</p>
<p class="sign">滨江区图书馆<br>2026年4月28日</p>`

const invoice = `
<style>
  body { margin: 0; padding: 90px 100px; background: white; color: #111; font: 25px/1.5 'Liberation Sans', sans-serif }
  h1 { font-size: 56px; margin: 0 0 40px; line-height: 1 }
  .parties { display: flex; justify-content: space-between; margin: 60px 0 50px }
  table { width: 100%; border-collapse: collapse }
  th, td { border: 2px solid #444; padding: 12px 18px; text-align: left }
  td:nth-child(n + 2), th:nth-child(n + 2) { text-align: right }
  .sums { width: 50%; margin: 40px 0 60px auto }
  .sums td { border: 0; padding: 6px 18px }
  .sums tr:last-child td { border-top: 3px solid #111; font-weight: bold }
</style>
<h1>INVOICE</h1>
<header>
  <div><b>Northgate Joinery Ltd</b><br>Unit 6, Canal Works<br>Millbrook MB4 2QT</div>
</header>
<div class="parties">
  <div><b>Bill to</b><br>Brightwater Cafe<br>81 Station Parade<br>Millbrook MB1 7HG</div>
  <div><b>Invoice number:</b> NJ-2026-0318<br><b>Invoice date:</b> 18 March 2026<br><b>Due date:</b> 17 April 2026</div>
</div>
<table>
  <tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr>
  <tr><td>Oak table top 160 x 80 cm</td><td>3</td><td>240.00</td><td>720.00</td></tr>
  <tr><td>Bench, painted green</td><td>6</td><td>95.50</td><td>573.00</td></tr>
  <tr><td>Wall shelf with brackets</td><td>12</td><td>31.25</td><td>375.00</td></tr>
  <tr><td>Delivery and fitting</td><td>1</td><td>180.00</td><td>180.00</td></tr>
</table>
<table class="sums">
  <tr><td>Subtotal</td><td>1,848.00</td></tr>
  <tr><td>VAT 20%</td><td>369.60</td></tr>
  <tr><td>Total due</td><td>GBP 2,217.60</td></tr>
</table>
<div>Please pay within 30 days to account 55501472, sort code 20-55-01.<br>Questions? accounts@northgate.example</div>`

export const samplePages: readonly SamplePage[] = [
  { file: 'receipt.jpg', width: 800, height: 1180, html: receipt },
  { file: 'letter.png', width: 1240, height: 1280, html: letter },
  { file: 'notice-zh.png', width: 1100, height: 1000, html: notice },
  { file: 'invoice.png', width: 1240, height: 1300, html: invoice },
]
