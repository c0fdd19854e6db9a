// The sentence of every error in Chinese: what happened, to which file, why, and what to do.
import type { ErrorTexts } from '../../../shared/faults.ts'
import { bytesText } from '../bytes.ts'

export const errorsZh: ErrorTexts = {
  'input.invalid': (d) => (d.path ? `${d.path}：${d.rule}` : d.rule),
  'input.notJson': (d) => `请求内容不是有效的 JSON：${d.why}。`,
  'http.notFound': (d) => `${d.path} 不存在。可用的路径见 /docs。`,
  'http.method': (d) => `${d.path} 不接受 ${d.method}，请改用 ${d.allowed}。`,
  'http.tooLarge': (d) => `请求内容超过了 ${bytesText(d.maxBytes)} 的上限。请发送小一些的图片。`,
  'http.contentType': (d) =>
    `请求的内容类型是 ${d.sent || '（没有）'}，请用 Content-Type: application/json 发送。`,
  'http.malformed': (d) => `请求不符合 HTTP 的格式：${d.why}。`,
  'http.headersTooLarge': (d) =>
    `请求的地址和请求头超过了 ${d.maxBytes / 1024} KB 的上限。图片请放在请求内容里发送。`,
  'http.tooSlow': () => '请求没有在时限内完整送达。请再发送一次。',
  'http.host': (d) => `这里不回应发给 ${d.host || '（无）'} 的请求。请使用服务器打印的地址。`,
  'http.origin': (d) => `${d.origin} 的页面不能使用这个服务。`,

  'auth.missing': () =>
    '缺少 API 密钥。请在地址后加上 ?key=<API_KEY>，或发送请求头 Authorization: Bearer <API_KEY>。',
  'auth.invalid': () => 'API 密钥在这里无效：可能输错了，或已被吊销。可以新建一个：fovea key create',
  'auth.mismatch': () => '地址和请求头里各有一个 API 密钥，而且不一样。请只发一个，或发相同的。',
  'auth.ownerToken': () =>
    '请求头 X-Fovea-Owner 里不是当前运行的 Fovea 的令牌，它可能重新启动过。请再运行一次命令。',
  'auth.link': () => '这个登录链接已经用过或过期了。请重新取一个：fovea session link',
  'auth.owner': (d) => `${d.call} 只供本机的主人使用，API 密钥不能调用。请先登录。`,
  'quota.used': (d) =>
    `这个密钥本月的 ${d.limit} 次请求（套餐 ${d.tier}）已用完，下个月从 ${d.resetsAt} 开始。`,
  'rate.exceeded': (d) => `一分钟内超过了 ${d.limit} 次请求，请在 ${d.retryAfterSeconds} 秒后再试。`,
  'queue.full': (d) => `队列已满（${d.waiting} 张图片在等待），请在 ${d.retryAfterSeconds} 秒后再试。`,

  'image.base64': (d) => `${d.path} 不是有效的 data URL：${d.why}。它应当形如 data:image/png;base64,iVBOR...`,
  'image.empty': (d) => `${d.name} 没有识别：文件是空的（0 字节）。`,
  'image.format': (d) => `${d.name} 没有识别：它是 ${d.found}，而能识别的是 JPEG、PNG、GIF 和 WebP。`,
  'image.size': (d) =>
    `${d.name} 没有识别：它有 ${bytesText(d.sizeBytes)}，上限是 ${bytesText(d.maxBytes)}。请缩小或裁剪后再试。`,
  'image.tooSmall': (d) =>
    `${d.name} 没有识别：它是 ${d.width}x${d.height} 像素，至少要 ${d.minPx}x${d.minPx}。请扫描或拍得大一些。`,
  'image.tooLarge': (d) =>
    `${d.name} 没有识别：它是 ${d.width}x${d.height} 像素，最多 ${d.maxPx}x${d.maxPx}。请缩小或裁剪。`,
  'image.broken': (d) => `${d.name} 没有识别：图像数据已损坏（${d.why}）。请重新保存或重新发送。`,
  'image.unknown': (d) => `记录 ${d.id} 的图片已经不在了：文件被移动或删除了。`,
  'url.scheme': (d) => `无法抓取 ${d.url}：图片链接要以 http:、https: 或 data: 开头。`,
  'url.refused': (d) => `${d.host} 是本机或内网地址，不从那里抓取图片。主人可以在设置中允许。`,
  'url.failed': (d) => `无法抓取 ${d.url}：${d.why}。`,

  'file.gone': (d) => `${d.path} 不存在。请检查名称，或看看是否被移走了。`,
  'file.noRights': (d) => `当前用户无权打开 ${d.path}。请修改权限，或复制到别处。`,
  'file.notRegular': (d) => `${d.path} 是${d.kind}，不是文件。请指定一个图片文件。`,
  'file.busy': (d) => `${d.path} 正被其他程序使用。请在那里关闭后再试。`,
  'file.unfinished': (d) => `${d.path} 的图像数据不完整，可能还在传输中。`,
  'file.changed': (d) => `${d.path} 在添加之后被修改或替换了。请重新添加。`,
  'file.io': (d) => `${d.path} 无法读写：${d.why}。`,
  'folder.empty': (d) => `${d.path} 里没有 JPEG、PNG、GIF 或 WebP 文件。`,
  'folder.notFolder': (d) => `${d.path} 不是文件夹。请指定文件夹本身，而不是里面的文件。`,
  'folder.watched': (d) => `${d.path} 已由监视文件夹 ${d.by} 监视。请换一个文件夹，或修改原来的规则。`,
  'folder.ownData': (d) => `${d.path} 存放着本程序自己的数据，不能监视。请换一个文件夹。`,

  'folder.outputInside': (d) =>
    `${d.path} 在被监视的文件夹 ${d.root} 之内，写入或移到那里的文件会被当作新放入的。请选择外面的文件夹。`,
  'folder.outputRelative': (d) => `${d.path} 不是完整路径。请从根目录或盘符写起。`,
  'folder.pattern': (d) => `模式 ${d.pattern} 无法使用：${d.why}。模式形如 *.png 或 drafts/。`,
  'folder.template': (d) => `文件名 ${d.template} 无法使用：${d.why}。形如 {date} {name}。`,
  'folder.notAsking': (d) => `${d.path} 里没有等待决定的文件。`,
  'folder.ruleText': (d) => `这不是导出的监视规则：${d.why}。可以导出一个：fovea folder export`,
  'folder.notInside': (d) => `${d.path} 不在文件夹 ${d.root} 里。请指定该文件夹里的文件。`,
  'folder.noEvents': (d) => `系统不报告 ${d.path} 里发生的事（${d.why}），因此改为反复查看该文件夹。`,
  'disk.full': (d) =>
    `${d.path} 所在磁盘几乎没有空间了（${Math.round(d.freeBytes / 1048576)} MB）。腾出空间后会自动继续。`,
  'output.taken': (d) => `${d.path} 和上百个类似的名称都被其他文件占用。请换一个结果文件名。`,
  'output.moved': (d) => `${d.path} 识别后又被修改，因此没有移动，会再识别一次。`,
  'hook.command': (d) => `程序 ${d.command} 没有完成：${d.why}。`,
  'hook.webhook': (d) => `${d.url} 没有接收结果：${d.why}。`,
  'hook.address': (d) => `${d.url} 不能接收结果：只能是本机或本地网络的 http: 或 https: 地址。`,

  'schema.missing': () => '缺少 result_schema：提取字段需要知道填哪些字段，例如 {"total":""}。',
  'schema.notJson': (d) => `result_schema 不是有效的 JSON：${d.why}。`,
  'schema.notObject': (d) =>
    `${d.path} 是 ${d.found}，它必须是至少有一个字段的 JSON 对象，例如 {"total":""}。`,
  'schema.depth': (d) => `${d.path} 在第 ${d.max + 1} 层，而模板最多 ${d.max} 层。请把它往上移。`,
  'schema.value': (d) => `${d.path} 是 ${d.found}，而模板里的每个值都是空字符串 ""。`,
  'schema.emptyKey': (d) => `${d.path} 有一个空的键。请给字段起个名字。`,
  'schema.duplicateKey': (d) => `${d.path} 出现了两次。请只留一个。`,
  'schema.emptyObject': (d) => `${d.path} 是空对象。请至少给它一个字段。`,
  'schema.array': (d) => `${d.path} 有 ${d.found}，而数组里只放一个样板：[""] 或 [{"name":""}]。`,
  'schema.nestedArray': (d) => `${d.path} 是直接套在数组里的数组。请在中间放一个对象。`,
  'schema.reservedKey': (d) => `${d.path} 不能用作字段名：程序会把它当成别的东西。请换一个名称。`,
  'schema.tooBig': (d) =>
    `result_schema 太大：到 ${d.path} 处已超过 ${d.max} 个${d.unit === 'keys' ? '键' : '字符'}。请减少字段。`,
  'schema.nameTaken': (d) => `已经有一个名为 ${d.name} 的模板。请换个名称，或修改原来的。`,

  'record.unknown': (d) => `没有记录 ${d.id}，可能已被删除。`,
  'record.notFailed': (d) => `记录 ${d.id} 的状态是 ${d.status}，只有失败或取消的才能重试。`,
  'record.notDone': (d) => `记录 ${d.id} 的状态是 ${d.status}，还没有结果。`,
  'field.unknown': (d) => `这条记录没有字段 ${d.field}。它的字段有：${d.known}`,
  'field.gap': (d) => `${d.field} 会留下空缺：列表只能在末尾增加。请先修改它前面的一项。`,
  'field.notCorrected': (d) => `${d.field || '正文'} 没有修改过，不需要还原。`,
  'box.empty': () => '这个框里没有识别出的文字。请同时给出值，或把框画在文字周围。',
  'rule.unknown': (d) => `没有规则 ${d.id}。可以列出全部：fovea rule list`,
  'rule.file': (d) => `这不是 Fovea 导出的规则：${d.path ? `${d.path} ` : ''}${d.rule}。`,
  'schema.unknown': (d) =>
    `没有模板 ${d.id}。列出自己的模板：fovea schema list；列出自带的模板：fovea schema built-in`,
  'folder.unknown': (d) => `没有监视文件夹 ${d.id}。可以列出全部：fovea folder list`,
  'key.unknown': (d) => `没有 API 密钥 ${d.id}。可以列出全部：fovea key list`,
  'session.unknown': (d) => `没有登录会话 ${d.id}。可以列出全部：fovea session list`,

  'read.crashed': (d) =>
    `${d.name} 没有识别：识别进程在处理它时退出了 ${d.attempts} 次。请重试，或重新保存图片。`,
  'read.timeout': (d) => `${d.name} 没有识别：用时超过了 ${d.limitSeconds} 秒。请重试，或裁剪图片。`,
  'read.model': (d) => `${d.language} 的模型无法使用：${d.why}。请重新添加该语言，或重新安装本程序。`,
  'read.language': (d) =>
    `这里没有语言 ${d.language}。可用的语言：${d.known}。其他语言可以添加：fovea language add`,
  'language.name': (d) => `${d.language} 不能作为语言的名称。请用 ell 或 el 这样的代码。`,
  'language.inBox': (d) => `${d.language} 是程序自带的语言，不需要添加，也不能移除。`,
  'language.unknown': (d) => `没有添加过语言 ${d.language}。可以列出全部：fovea language list`,
  'language.notFound': (d) =>
    `本机的 tesseract 没有 ${d.language} 的模型。请用 --path 指定文件，或用 --download 下载。`,
  'language.notOnNpm': (d) => `npm 上没有 ${d.language} 的模型。请检查代码，或用 --path 指定模型文件。`,
  'language.notModel': (d) =>
    `${d.path} 不是可用的模型：${d.why}。请提供 tesseract 4 或 5 的 .traineddata 文件。`,
  'language.fetch': (d) => `无法从 npm 下载模型：${d.why}。请检查网络，或用 --path 指定模型文件。`,
  'pack.manifest': (d) =>
    `${d.path} 不是识别引擎包：${d.why}。识别引擎包是一个文件夹，其中的 pack.json 列出各个文件。`,
  'pack.file': (d) =>
    `识别引擎包 ${d.pack} 无法使用：${d.file} 无法读取（${d.why}）。请重新添加该包，或重新安装本程序。`,
  'pack.changed': (d) =>
    `识别引擎包 ${d.pack} 无法使用：${d.file} 不是清单所指的文件。请重新添加该包，或重新安装本程序。`,
  'pack.network': (d) =>
    `识别引擎包 ${d.pack} 无法使用：${d.file} 不是 ONNX Runtime 能运行的网络（${d.why}）。请把它转换为 ONNX。`,
  'pack.alphabet': (d) =>
    `识别引擎包 ${d.pack} 无法使用：字符表连同空白和空格有 ${d.characters} 项，而网络能区分 ${d.classes} 项。请提供训练该网络时所用的字符表。`,
  'engine.runtime': (d) =>
    `ONNX Runtime 无法在这里启动，本机版和通用版都不行（${d.why}）。请重新安装本程序。`,
  'read.cancelled': (d) => `${d.name} 在识别之前被取消了。`,

  'model.address': (d) =>
    `${d.address || '空白'} 不能作为语言模型的地址。应当类似 http://127.0.0.1:11434/v1，且不含密码。`,
  'model.notConfirmed': (d) =>
    `${d.host} 不在本机：页面的文字会离开这台机器。如果确实需要，请确认该主机：fovea settings set --confirmed-model-host ${d.host}`,
  'model.unreachable': (d) => `${d.host} 没有语言模型应答（${d.why}）。请启动它，或检查设置里的地址。`,
  'model.timeout': (d) =>
    `${d.host} 的语言模型在 ${d.limitSeconds} 秒内没有应答。请在设置里延长时间，或换用更小的模型。`,
  'model.failed': (d) => `${d.host} 的语言模型无法使用：${d.why}。`,
  'model.name': (d) => `该端点没有模型 ${d.model || '（未命名）'}。它有：${d.known}`,

  'engine.locked': (d) =>
    `数据文件夹 ${d.dataDir} 正被另一个 Fovea 使用${d.pid === null ? '' : `（进程 ${d.pid}）`}。请关闭它，或用 --data 换一个文件夹。`,
  'engine.closing': () => 'Fovea 正在退出，不再接受新任务。已接受的任务下次启动时继续。',
  'server.unreachable': (d) => `Fovea 没有回应（${d.why}）。请检查服务器是否在运行，然后重试。`,
  'engine.unreachable': (d) => `使用 ${d.dataDir} 的 Fovea 没有回应（${d.why}）。请关闭它再试。`,
  'data.notUsable': (d) => `数据文件夹 ${d.dataDir} 无法使用：${d.why}。请用 --data 换一个。`,
  'data.newer': (d) =>
    `${d.file} 由更新版本的 Fovea 写成（数据表版本 ${d.version}，这里只认识到 ${d.known}）。请更新 Fovea，或用 --data 换一个文件夹。`,
  'data.damaged': (d) =>
    `${d.file} 无法作为数据库打开：${d.why}。把它移走即可重新开始，里面的内容没有被改动。`,
  'data.rescued': (d) =>
    d.from === null
      ? `数据库已损坏，其中没有可读的内容，Fovea 已新建一个。损坏的文件保留在：${d.setAside}`
      : `数据库已损坏。Fovea 新建了一个，并放入从 ${d.from} 读出的 ${d.rows} 行。损坏的文件保留在：${d.setAside}`,
  'data.foreign': (d) =>
    `${d.file} 是其他程序的数据库，其中有 Fovea 不认识的数据表。请用 --data 换一个文件夹，里面的内容没有被改动。`,
  'port.invalid': (d) => `${d.port} 不是端口号。请用 0（任意空闲端口）到 65535 的数字。`,
  'port.inUse': (d) => `端口 ${d.port} 正被其他程序使用。请用 --port 换一个。`,
  'socket.refused': (d) => `无法在 ${d.path} 上监听：${d.why}。请使用本地磁盘上路径较短的数据文件夹。`,
  'port.refused': (d) => `无法在 ${d.host}:${d.port} 上监听：${d.why}。请用 --host 和 --port 换一个。`,
  'node.version': (d) =>
    `Node ${d.version} 太旧了，至少需要 ${d.least}。请通过 npm 启动（npm start、npm run fovea），它自带合适的版本。`,
  'build.failed': (d) => `窗口界面构建失败：${d.why}。查看全部信息：npm run build`,

  'cli.unknownCommand': (d) =>
    `没有命令 ${d.command}。${d.like ? `是不是想用 ${d.like}？` : ''}可以列出全部：fovea help`,
  'cli.unknownOption': (d) => `${d.command} 没有选项 ${d.option}。可用的选项：${d.known}`,
  'cli.missingValue': (d) => `${d.option} 需要一个值。`,
  'cli.missingArgument': (d) => `${d.command} 需要 ${d.argument}。请看：fovea help ${d.command}`,
  'cli.extraArgument': (d) => `${d.command} 不接受 ${d.argument}。请看：fovea help ${d.command}`,

  internal: (d) => `Fovea 内部出了问题，没有丢失任何东西。日志编号：${d.reference}。`,
}
