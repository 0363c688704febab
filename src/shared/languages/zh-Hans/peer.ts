import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("zh-Hans");
const minutes = (seconds: number | null) => plural(minutesOf(seconds), { other: "#分钟" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "跳到正文",
    language: "语言",
    privacy: "隐私政策",
  },

  titles: {
    form: (owner) => `你眼中的${owner}是什么样的人？`,
    unnamed: "你眼中的我是什么样的人？",
    error: (title) => `出错了：${title}`,
    closed: "这份问卷已经结束",
    used: "这份邀请已经用过了",
    own: "这是你自己的问卷",
    unknown: "这个链接打不开",
    busy: "请过一会儿再来",
  },

  form: {
    description: "选出你觉得贴切的词就行，一分钟就够。谁选了哪些词，没有人看得到。",
    picture: (title) => `一扇四格的窗，旁边写着：${title}`,
    wish: (owner) => `${owner}想听听自己在你眼里是什么样的。一分钟就够。`,
    note: (owner) => `${owner}的留言`,
    openUntil: "截止时间",
    lead: (min, max) => `请选出${String(min)}到${String(max)}个你觉得贴切的词。谁选了哪些词，没有人看得到。`,
    nameLabel: "你的名字",
    optional: "（选填）",
    nameHint: (owner) =>
      `你的名字会列进一份名单，${owner}看得到这份名单。名单按名字顺序列出所有填了名字的人，名字绝不会和词放在一起。`,
    whoCanAnswer: {
      withThisLink: (owner) => `拿到这个链接的人都可以回答，包括${owner}本人。`,
      anyone: (owner) => `拿到这份问卷公开链接的人都可以回答，包括${owner}本人。`,
      invitedForNow: (owner) => `目前只有${owner}邀请的人可以回答。`,
      invited: (owner) => `只有${owner}邀请的人可以回答。`,
    },
  },

  held: "你好像没有联网，所以你的回答先存在这个浏览器里。等网络恢复，或者你再次打开这个链接，回答会自动提交。24小时后，存在这里的回答会被删除。",

  answered: {
    title: "已经回答过了？",
    text: "回执要用专门的链接打开，就是你提交后拿到的那个。这里不显示回执，这样其他用这台设备的人就看不出谁回答过。如果你再回答一次，两份回答都算数。",
  },

  words: {
    search: "搜索词语",
    found: "找到{n}个词",
    notFound: "这里没有这个意思的词，换一个试试。",
    meanings: "显示每个词的意思",
    legend: (person) => `形容${person}的词`,
  },

  bar: {
    tray: "你选的词",
    trayHint: "你选的词会出现在这里。",
    remove: "移除“{word}”",
    choose: (min, max) => `请选${String(min)}到${String(max)}个`,
    picked: "个词已选 · ",
    count: (min, max) => `已选{n}个 · 请选${String(min)}到${String(max)}个`,
    full: (max) => `你已经选了${String(max)}个，不能再多了。想换一个，请先移除一个。`,
    sending: {
      button: "提交我选的词",
      ready: "提交我选的{n}个词",
      busy: "正在提交…",
      missing: "再选{n}个就能提交。",
    },
    saving: {
      button: "保存我选的词",
      ready: "保存我选的{n}个词",
      busy: "正在保存…",
      missing: "再选{n}个就能保存。",
    },
  },

  problems: {
    title: {
      sent: "还没有提交。你选的词都还在这里。",
      saved: "还没有保存。你选的词都还在这里。",
    },
    tooFew: (min) => `请至少选${String(min)}个词。`,
    tooMany: (max) => `请最多选${String(max)}个词。`,
    words: "请只选列表里的词，每个词只选一次。",
    longName: (max) => `名字最多${String(max)}个字符。`,
    name: "名字只能是一行普通文字。",
    busy: (seconds) => `刚才从你所在的网络提交了太多回答。请${minutes(seconds)}后再试。`,
    fault: "我们这边出了点问题。你填的内容都还在，请再试一次。",
  },

  promise: {
    title: "谁能看到什么，都在这里",
    mayShowResult: (owner, leaders) => `${owner}可能会把汇总给${leaders}看，但里面绝不会显示谁选了哪些词。`,
    mayShow: (owner) => `${owner}可能会从你们当中多人选过的词里挑几个给别人看，但绝不会显示这些词是谁选的。`,
    asksOthers: (owner) =>
      `${owner}还请了另外几组人来回答。如果你在不止一组里回答，你的几份回答可能会被拿来比对。`,
    stored: {
      term: "我们保存什么：",
      text: "你选的词，还有你的名字（如果填了）。两者分开存放，之后没有任何信息能把两者重新对应起来。我们不记账号，不记地址，不记设备，也不记时间。",
    },
    seen: {
      term: (owner) => `${owner}能看到什么：`,
      text: (minResponses) =>
        `至少${String(minResponses)}份新回答合在一起的汇总。绝不会单独看到你的回答，也绝不会看到谁选了哪些词。`,
    },
    withdrawal: {
      term: "如果你改变主意：",
      text: (minResponses) =>
        `提交后你会拿到一个链接，用它可以删除你的回答。如果你的回答还没有计入任何结果，我们会立刻清除。如果已经计入，要等另外至少${String(minResponses - 1)}个人也撤回，之后的结果才会去掉你的回答。`,
    },
    limits: {
      term: "有一点要知道：",
      openLink: (owner) =>
        `拿到这个链接的人都可以回答，而且可以不止一次。如果其他所有回答都是同一个人提交的（这个人也可能是${owner}），这个人就能推算出你的回答。`,
      invited: (owner) =>
        `你的链接只能回答一次，而且只会留下“已经用过”这一条记录。${owner}知道邀请过你，但除非你填上名字，否则我们不会告诉${owner}你有没有回答。我们没办法知道${owner}是不是也给自己的邮箱发了邀请。如果其他所有回答都是同一个人提交的，这个人就能推算出你的回答。`,
      invitedBesideLink: (owner) =>
        `你的链接只能回答一次，而且只会留下“已经用过”这一条记录。${owner}知道邀请过你，但除非你填上名字，否则我们不会告诉${owner}你有没有回答。我们没办法知道${owner}是不是也给自己的邮箱发了邀请，或者通过公开链接回答过。如果其他所有回答都是同一个人提交的，这个人就能推算出你的回答。`,
    },
    draft: {
      term: "提交之前：",
      text: "你选的词留在这个浏览器里，重新加载页面也不会丢。",
    },
  },

  thanks: {
    tab: "谢谢你",
    title: (owner) => `${owner}向你道谢`,
    stored: (owner) =>
      `你选的词收到了。${owner}只会看到它们和别人选的词合在一起的汇总，绝不会看到谁选了哪些词。`,
    repeat: "这张表单你已经提交过了。我们保留了那份回答，什么都没有改。",
    given: (owner) => `你眼中的${owner}`,
    once: "你给对方选的词只在此刻显示：重新加载或离开这个页面，就看不到了。",
    next: "还有人要在这台设备上回答吗？",
    nextLink: "打开一张新表单",
  },

  ownRound: {
    title: "那别人眼中的你呢？",
    text: "选出形容自己的词，再请至少三个人来给你选，然后打开你的视窗。",
    link: "看看别人眼中的我",
  },

  receipt: {
    title: "你的回执",
    hint: "请留好，改变主意时会用到。",
    stored: {
      term: "我们保存什么",
      text: "你选的词，还有你的名字（如果填了），两者分开存放。不记账号，不记地址，不记设备，也不记时间。",
    },
    shown: "什么时候会显示",
    shownWhen: (owner, others) =>
      `${owner}只会在汇总里看到你选的词：至少和另外${String(others)}份新回答合在一起。绝不会单独看到你选的词，也绝不会看到谁选了哪些词。`,
    withdrawal: {
      term: "如果你改变主意",
      text: "用这个链接可以删除你的回答。请把链接存好：没有人能帮你找回，一小时后这个页面也不再显示。",
    },
    copy: "复制链接",
    copied: "已复制",
    selected: "已选中，请用键盘复制",
    email: "用邮件发给自己",
    subject: (owner) => `怎样撤回我给${owner}选的词`,
    orPrint: "或者打印这个页面，也可以",
    withdraw: "现在就撤回你选的词",
    none: {
      tab: "这里没有回执",
      title: "这里没有可以显示的内容",
      text: "你回答一份问卷后，回执会在这里留一小时。这个浏览器里没有回执：可能一小时已经过了，也可能你撤回了回答。如果你刚刚提交，回答已经存好了，只是显示回执需要Cookie，而你的浏览器拒绝了它。",
      link: "回执里的链接一直有效。",
    },
    lost: {
      text: "这个浏览器在这里提交过一份回答，但没有收到回执。如果回答已经送到，你现在可以领取回执。",
      button: "领取我的回执",
    },
  },

  withdrawal: {
    tab: "撤回你的回答",
    title: "要撤回你的回答吗？",
    stored: (owner) => `我们存着你给${owner}选的词。`,
    busy: (seconds) =>
      `这个链接没有对应的回答，或者那份回答已经撤回了。另外，刚才有人从你所在的网络试了太多链接。如果你想试另一个链接，请等${minutes(seconds)}。`,
    unreleased: {
      term: "如果这些词还没有在任何结果里显示过：",
      text: "我们会立刻删除你选的词，还有你的名字（如果填了）。删除后不能恢复。",
    },
    released: {
      term: "如果这些词已经计入某份结果：",
      text: "那份结果保持不变：里面是汇总，还有一份和词没有关联的名单。等另外至少两个人也撤回后（有些问卷要更多人），之后的结果就会去掉你选的词和你的名字。如果只去掉你一个人，前后一比就会露出你选了哪些词。如果另外那几份撤回的回答都是同一个人提交的，这个人还是能推算出你选的词。",
    },
    untold: "我们不会告诉任何人你撤回了回答。",
    button: "撤回我的回答",
    done: {
      title: "你的回答已撤回",
      text: "如果这个链接对应一份回答，那份回答已经撤回。如果它从未计入任何结果，就已经被删除。",
      later:
        "已经显示过的结果保持不变。等另外至少两个人也撤回后，之后的结果就会去掉你选的词和你的名字。有些问卷要更多人。",
      end: "你可以关闭这个页面了。",
    },
  },

  closed: {
    text: (owner) => `${owner}的问卷已经停止接收回答。`,
    refused: {
      "response.surveyClosed": "这份问卷已经结束。我们没有保存你的回答。",
      "response.surveyFull": "这份问卷不能再收更多回答了。",
      "response.invitedOnly": "只有受到邀请的人可以回答这份问卷。",
      "response.keyOfOtherSurvey": "这张表单已经用来回答过另一份问卷。",
    },
    thanks: "谢谢你愿意参与。",
  },

  used: {
    text: "每份邀请只能回答一次，这一份已经有人回答过了。你不用再做什么，谢谢你。",
    receipt: "想撤回你选的词，请打开回执里的链接。没有人能帮你找回这个链接，因为我们不知道哪份回答是谁的。",
    other:
      "如果不是你，那就是有人拿到这个链接，替你回答了。那份回答和其他回答一样算数。再邀请你一次，也不会多出一份回答。我们不会告诉任何人这份邀请已经用过。",
  },

  unknown: {
    title: "这个链接没有对应的问卷",
    sent: "你刚才提交的内容没有保存，也没有人看得到。",
    openLink: "可能少了一个字符，也可能是问卷的发起人停用了这个链接，换了新的。请问问把它发给你的人。",
    invited:
      "可能少了一个字符，也可能问卷已经不在了，或者是发起人取消了邀请。你不用做什么。如果你想参与，请问问邀请你的人。",
    code: "改为输入问卷码",
  },

  busyCode: (seconds) =>
    `这个链接打不开。另外，有人从你所在的网络试了很多错误的链接。正确的链接现在也打得开。如果拿不准另一个链接对不对，请等${minutes(seconds)}再试。`,

  about: "Openpane是做什么的？",

  code: {
    title: "打开一份问卷",
    lead: "有人想知道自己在你眼里是什么样的吗？在这里输入你收到的问卷码。不需要账号。",
    label: "问卷码或链接",
    hint: "问卷码或链接是邀请你回答的人发来的。请区分大小写。",
    button: "打开问卷",
    missing: "请输入问卷码，或者粘贴链接。",
    unreadable: "这不是问卷码，也不是问卷的链接。问卷码里没有空格：它是链接的最后一段，在/s/后面。",
    unknown:
      "找不到这个问卷码对应的问卷。请逐个字符核对。也可能是发起人停用了这个问卷码，请向对方要一个新的。",
    begun: "这个浏览器里还没提交的回答",
    begunText: "你给别人选的词还在这里。提交之前，它们一直留在这个浏览器里。",
    begunOne: "继续还没提交的回答（已选{n}个）",
    begunOneOf: "继续第{which}份回答（已选{n}个）",
    own: "你自己的问卷",
    ownText: "选出形容自己的词，再请了解你的人来给你选，看看你们选的词有哪些相同。",
    ownLink: "发起问卷",
    hasOne: "已经有问卷了？",
    signIn: "登录",
  },

  start: {
    title: "轮到你了：哪些词能形容你？",
    label: "你选的词",
    rest: "剩下的由别人来选",
    choose: (min, max) => `请选${String(min)}到${String(max)}个`,
    count: (min, max) => `已选{n}个 · 请选${String(min)}到${String(max)}个`,
    full: (max) => `最多选${String(max)}个。想换一个，请先移除一个。`,
    missing: "再选{n}个。",
    link: "发起我的问卷",
    email: "你的邮箱",
    button: "把验证码发给我",
    noEmail: "请输入你的邮箱地址",
    badEmail: "请输入有效的邮箱地址",
    kept: "在你注册之前，你给自己选的词会留在这个浏览器里。",
  },

  unsubscribe: {
    ask: "要退订这些邮件吗？",
    brings:
      "有人想知道自己在你眼里是什么样的，就会发来邀请。每份邀请之后，最多还有三次提醒，另有一封感谢信。",
    stop: "退订",
    stopRound: "只退订这份问卷的邮件",
    stopAll: "退订所有邀请",
    stopped: "你不会再收到邀请了",
    stoppedRound: "你不会再收到这份问卷的邮件了",
    stoppedRoundText:
      "你仍会收到其他问卷的邀请。我们不会告诉任何人你退订了邮件，你也仍然可以用邮件里的链接回答。你可以关闭这个页面了。",
    again: "你又会收到邀请了",
    againRound: "你又会收到这份问卷的邮件了",
    resume: "恢复接收",
    resumeRound: "恢复接收这份问卷的邮件",
    undo: "撤销",
    close: "你可以关闭这个页面了。",
  },
};
