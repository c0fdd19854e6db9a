// Texts of the degraded pages. People, places and numbers are invented.

export interface PageText {
  readonly lang: 'en' | 'zh-Hans'
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The first row is the header. */
  readonly table: readonly (readonly string[])[]
  readonly closing: string
}

export const english: PageText = {
  lang: 'en',
  title: 'Minutes of the Harbour Trust',
  paragraphs: [
    'The meeting opened at half past nine in the old sail loft, with eleven members present and two apologies received. The chair thanked the volunteers who had cleared the slipway after the storm of 4 February; nearly three tonnes of driftwood had been carried off by hand, and no one was hurt.',
    'Repairs to the north wall were discussed at length. Two builders had sent quotations, one of £18,450 and one of £21,900, and both could begin before the end of May. Mr Okafor asked whether the cheaper price included scaffolding; the secretary will write to find out (reference HT-2091/b).',
    'The ferry timetable changes on Monday, 13 April. Boats will leave at 07:15, 09:40, 12:05 and 17:30, and the last crossing on Sundays moves to 18:45. Printed copies are available from the ticket office, or by e-mail from office@harbour-trust.example.',
    'Members were reminded that dogs must be kept on a lead between the lighthouse and the jetty. "It is a small courtesy," said Mrs Lindqvist, "and it costs nothing." The motion was carried by nine votes to two.',
    'The treasurer reported a balance of £6,312.48 at the close of the year, against £5,870.05 the year before. Subscriptions rose a little; the raffle brought in less than was hoped, because of the rain. A grant from the county (35 % of the cost, at most £4,000) has been applied for.',
    'Under any other business, Jacob Venn offered to lend his workshop for mending nets. Quite a few members would like to learn, and an evening in June was thought best. The key is kept at number 8, Quay Street; please knock twice.',
    'It was noted with regret that the old crane, built in 1887 and last used for unloading granite, can no longer be insured. A photograph will be taken from each side, and its drawings sent to the county museum, before the jib is lowered for good.',
  ],
  table: [
    ['Item', 'Quantity', 'Price', 'Total'],
    ['Rope, 12 mm', '40', '1.85', '74.00'],
    ['Mooring rings', '6', '14.20', '85.20'],
    ['Tar, 5 litres', '3', '22.75', '68.25'],
    ['Oak boards', '18', '9.60', '172.80'],
  ],
  closing: 'The next meeting will be held on Thursday, 21 May, at seven in the evening.',
}

export const chinese: PageText = {
  lang: 'zh-Hans',
  title: '社区图书馆工作简报',
  paragraphs: [
    '本馆于三月十五日重新开放，首日接待读者四百二十六人次，借出图书九百一十八册。经过两个月的整修，阅览室增加了六十个座位，照明和通风也有了明显改善。',
    '儿童阅读区新添绘本一千二百种，每周六上午十点举办故事会，由志愿者轮流主讲。家长普遍反映，孩子们回家以后更愿意自己翻书，遇到不认识的字也会主动查字典。',
    '为了方便上班的居民，从下月起，开放时间延长到晚上九点。请大家爱护书籍，不要在书页上写画，也不要把饮料带进书库。逾期未还的图书，每册每天收取滞纳金一角。',
    '读者李明华来信建议增加地方史料，我们已经联系市档案馆，准备复制一批清代以来的地图和照片，预计年底以前可以陈列。感谢各位的支持与耐心等待。',
    '经费方面，全年收入八万六千三百元，支出七万九千五百元，节余六千八百元，拟用于购买两台旧书修复设备。有关单据已经张贴在一楼走廊，欢迎查对。',
    '秋季读书会定于九月二十日下午两点举行，主题是“家乡的河流”。参加者可以朗读自己写的文章，也可以带一件老物件，讲一讲它的来历。座位有限，请提前到服务台登记。',
    '最后，提醒骑车前来的朋友：车棚已经移到东门外，夜间有人看守。雨天路滑，请走右侧的坡道，不要横穿花坛。',
  ],
  table: [
    ['书名', '数量', '单价', '金额'],
    ['山村笔记', '12', '35.80', '429.60'],
    ['植物图鉴', '5', '68.00', '340.00'],
    ['航海故事', '8', '27.50', '220.00'],
    ['算术入门', '20', '18.90', '378.00'],
  ],
  closing: '联系人：王晓东，地址：江滨路七十二号，邮编三一〇〇一二。',
}

export const mixed: PageText = {
  lang: 'zh-Hans',
  title: '设备使用说明 User Guide',
  paragraphs: [
    '请先用 USB-C 数据线连接 Fieldbox 2 与电脑，等待绿色指示灯亮起，再打开 Control Panel 选择“自动检测”。整个过程大约需要三分钟，期间不要拔出电源。',
    '如果屏幕显示 Error 404 或者 No signal，请检查网线是否插好，然后按住 Reset 键五秒钟。重新启动以后，默认用户名为 admin，初始密码印在机身背面的标签上。',
    'The warranty covers parts and labour for two years. 保修期内免费更换零件，人为损坏除外。For spare parts please write to parts@fieldbox.example and quote the serial number.',
  ],
  table: [
    ['型号 Model', '电压', '重量', '价格'],
    ['FB-200', '12 V', '1.4 kg', '899'],
    ['FB-310', '24 V', '2.6 kg', '1299'],
  ],
  closing: '技术支持 Technical support: 400-555-0182，周一至周五 9:00-18:00。',
}

/** The text in reading order: from the top, column by column, tables row by row. */
export function truthOf({ title, paragraphs, table, closing }: PageText): string {
  return [title, ...paragraphs, ...table.map((row) => row.join(' ')), closing].join('\n')
}
