// What the doctor of watch folders finds, in Chinese. A finding without a sentence fails the type check.
import type { FindingCode, FindingData } from '../../../shared/watch/findings.ts'

const time = (at: number) => new Date(at).toLocaleString('zh-CN')
const span = (ms: number) =>
  ms >= 7_200_000
    ? `${Math.round(ms / 3_600_000)} 小时`
    : ms >= 120_000
      ? `${Math.round(ms / 60_000)} 分钟`
      : `${Math.max(0, Math.round(ms / 1000))} 秒`
const size = (bytes: number) =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${Math.round(bytes / 2 ** 20)} MB`

export const findingsZh: { readonly [C in FindingCode]: (data: FindingData[C]) => string } = {
  'file.missing': () => '没有这个文件。请检查名称，或是否已被移走。',
  'file.notWatched': () => '它不在任何被监视的文件夹里。请监视它所在的文件夹。',
  'file.inSubfolder': (d) => `它在子文件夹里，而 ${d.folder} 的监视不包含子文件夹。`,
  'file.special': () => '它不是普通文件（链接、管道或设备）。只识别普通文件，链接不会跟随。',
  'file.notImage': () => '它的名称不以 .jpg、.jpeg、.png、.gif 或 .webp 结尾。',
  'file.ignored': (d) => `规则用模式 ${d.pattern} 忽略了它。`,
  'file.usual': (d) => `它像是系统或程序留下的文件：${d.pattern}。`,
  'file.notIncluded': (d) => `规则只接受 ${d.patterns}，它都不符合。`,
  'file.skipped': () => '开始监视前它就在那里，而这类文件按规则跳过。让文件夹重新查看即可识别它。',
  'file.paused': () => '文件夹已暂停，继续监视后会识别它。',
  'file.asking': () => '开始监视前它就在那里，是否识别这类文件尚待决定。',
  'file.resting': (d) => `按计划，文件夹在 ${time(d.opensAt)} 再次接收文件。`,
  'file.diskFull': () => '数据文件夹所在磁盘几乎没有空间了，有空间后会继续。',
  'file.offline': () => '无法访问该文件夹，恢复后会自动继续监视。',
  'file.empty': (d) => `它为空已有 ${span(d.sinceMs)}。占位文件在填入内容后识别。`,
  'file.settling': (d) => `正在等它写完：已有 ${span(d.sinceMs)} 没有变化，再过 ${span(d.leftMs)} 就会识别。`,
  'file.busy': (d) => `无法打开它，已试 ${d.looks} 次：${d.message} 下次尝试：${time(d.nextAt)}。`,
  'file.unnoticed': () => '它符合规则，只是还没有被发现，下次查看文件夹时会发现。',
  'file.nobodyWatches': () => '没有正在运行的 Fovea 监视这个文件夹。请启动程序，或运行：fovea serve',
  'file.queued': (d) =>
    d.position === 0 ? '它是队列里的下一个。' : `它在队列里，前面还有 ${d.position} 张图片。`,
  'file.queuePaused': () => '队列已暂停。',
  'file.retrying': (d) => `${d.message} 下次尝试：${time(d.nextAt)}。`,
  'file.working': () => '正在识别。',
  'file.done': (d) => `已于 ${time(d.at)} 识别。`,
  'file.duplicate': (d) => `它与 ${d.of} 内容完全相同，后者已用同样的方式识别，因此没有再识别一次。`,
  'file.failed': (d) => `${d.message} 不会自动重试。`,
  'file.cancelled': () => '识别被取消了，可以重试。',
  'file.removed': () => '它已识别，但记录已从历史中移除。',
  'file.changed': () => '识别之后它又有变化，会再识别一次。',
  'file.future': (d) => `它的时间比现在晚 ${span(d.aheadMs)}：某个时钟不准。这不影响识别。`,
  'file.written': (d) => `结果已写入 ${d.path}。`,
  'file.delivering': (d) => `结果之后的步骤（${d.step}）没有成功：${d.message} 下次尝试：${time(d.nextAt)}。`,
  'file.due': (d) => `结果之后还有步骤要做：${d.step}。`,
  'file.parked': (d) => `结果之后的步骤（${d.step}）已放弃：${d.message} 可以重试。`,
  'folder.missing': (d) => `无法访问：${d.message}`,
  'folder.watched': () => '它是被监视的文件夹。',
  'folder.inside': (d) => `它在被监视的文件夹 ${d.root} 里。`,
  'folder.notWatched': () => '它没有被监视。',
  'folder.cannotBeWatched': (d) => `不能监视它：${d.message}`,
  'folder.readable': () => '可以读取。',
  'folder.writable': (d) => `结果可以写入 ${d.path}。`,
  'folder.notWritable': (d) => `结果不能写入 ${d.path}：${d.message}`,
  'folder.network': (d) => `它在网络共享上（${d.type}），因此会反复查看。`,
  'folder.local': (d) => `它在本机磁盘上（${d.type}），变化会立即得知。`,
  'folder.noEvents': (d) => d.message,
  'folder.space': (d) => `${d.path} 所在磁盘剩余 ${size(d.freeBytes)}。`,
  'folder.fullDisk': (d) => `${d.path} 所在磁盘只剩 ${size(d.freeBytes)}。`,
  'folder.unreadable': (d) => `有一部分无法查看：${d.message}`,
  'folder.clock': (d) => `里面有文件的时间比现在晚 ${span(d.aheadMs)}：本机或共享的时钟不准。`,
  'folder.links': (d) => `里面有 ${d.count} 个链接不会跟随，例如 ${d.example}。`,
  'folder.files': (d) => `规则会识别 ${d.read} 张图片，跳过 ${d.passedOver} 张。`,
}
