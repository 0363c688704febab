import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator}邀请你`,
    unknown: "找不到这份邀请",
    busy: "请过一会儿再试",
  },
  unknown: {
    byLink: "链接可能少了一段：有些邮件软件会把长链接断开。请再点一次邮件里的链接，或者把它完整复制下来。",
    withdrawn: "邀请可能已经取消了。如果你本来在等这份邀请，请问问邀请你的人。",
  },
  busy: "刚才从你所在的网络打开了太多邀请。请等一分钟，再重新加载这个页面。",

  facts: {
    title: (facilitator) => `${facilitator}邀请你看看别人眼中的你`,
    lead: "你选出5到10个形容自己的词，再请几位由你挑选的人也给你选。然后，一个视窗会显示哪些是你和别人都看到的，哪些只有别人看到，哪些只有你选了。",
    leaders: (names) => `${listIn("zh-Hans", names)}一起带领这个项目。`,
    purpose: (facilitator) => `${facilitator}谈为什么做这个项目`,
    sees: ({ everyone }) =>
      `${everyone}会看到你进行到哪一步、有多少人回答了。你的结果，只有在你分享之后，${everyone}才看得到。谁选了哪些词，没有人看得到，你也看不到。`,
    all: "保存了什么、谁能看到什么：完整说明",
    good: "先了解一下",
    time: { term: "要花的时间", text: "你自己开始时大约花三分钟。你请来的人，每人大约花一分钟。" },
    deadline: { term: "截止时间", none: "没有。", until: "你请来回答的人可以在{time}之前回答。" },
    window: {
      term: "视窗",
      byClient: (least) => `至少${String(least)}个人回答后，由你自己打开。`,
      withOne: (owner, least) => `至少${String(least)}个人回答后，你和${owner}在一次会谈中一起打开。`,
      withSome: (least) => `至少${String(least)}个人回答后，你和其中一位带领项目的人在一次会谈中一起打开。`,
    },
    whose: {
      term: "归谁所有",
      text: "问卷属于你。你可以随时退出项目，所有内容仍归你所有。",
    },
    notes: {
      term: "笔记",
      text: ({ everyone }) => `${everyone}可能会为你们一起做的事记笔记。笔记不公开，你也看不到。`,
    },
  },

  form: {
    title: "你愿意参加吗？",
    hasDeclined: "你已经谢绝了",
    declined: ({ everyone }) =>
      `${everyone}能看到你谢绝了，别的都看不到。你不用做什么。如果改变主意，只要项目还在进行，你仍然可以接受。`,
    nameLabel: "你的名字",
    nameHint: "你请来回答的人会看到。",
    noName: "请输入你的名字。",
    badName: "名字只能是一行普通文字，最多120个字符。",
    newAccount: (email) =>
      `接受后，我们会为${email}创建一个免费账号，方便你以后回到你的问卷。这也表示你同意：`,
    terms: "服务条款",
    privacy: "隐私政策",
    signedIn: (email) => `你已用${email}登录。`,
    accept: "接受，发起我的问卷",
    acceptAfterAll: "改为接受",
    busy: "正在创建你的问卷…",
    decline: "不了，谢谢",
    declineHint: ({ everyone }) =>
      `我们不会问原因。${everyone}会看到你谢绝了。只要项目还在进行，你都可以改变主意。`,
    count: {
      title: "要把你的视窗计入小组画像吗？",
      text: ({ owner }) =>
        `${owner}会看到很多人共有的词，绝不会看到哪些词是谁的。如果有人知道其他几乎所有人的视窗，就可能猜到你的视窗的一部分。你怎么决定，没有人看得到。你以后还可以改。`,
      yes: "计入小组画像",
      no: "不计入",
    },
    signIn: {
      text: (email) => `${email}已经注册过账号。请登录后再接受，登录完会回到这个页面。`,
      label: "登录后接受",
    },
    switchAccount: {
      text: (email) => `这份邀请是给${email}的，而你登录的是另一个账号。请先退出登录，之后会回到这个页面。`,
      label: "退出登录再回来",
    },
    offline: "现在连不上网站。请过一会儿再试。",
    failed: "我们这边出了点问题，请再试一次。",
  },

  end: {
    over: {
      title: "这个项目已经结束",
      text: (facilitator, programme) => `${facilitator}已经结束了“${programme}”，你不用再接受或谢绝了。`,
      own: "你仍然可以看看别人眼中的你：",
      link: "发起你自己的问卷",
    },
    left: {
      title: "你已经不在这个项目里",
      text: ({ everyone }, programme) =>
        `你在“${programme}”里的内容，${everyone}什么都看不到。只要你没有删除问卷，它就还在，而且属于你。`,
      link: "去我的问卷",
    },
    accepted: {
      title: "你正在参加",
      signIn: (email, programme) => `你已经接受“${programme}”的邀请。要打开问卷，请用${email}登录。`,
      signInLink: "登录",
      noPassword: "还没设过密码？",
      noPasswordLink: "获取设置密码的链接",
      switchAccount: (email, programme) =>
        `你已经用${email}接受“${programme}”的邀请，但现在登录的是另一个账号。要打开问卷，请退出登录，再用${email}登录。`,
      otherAccount: {
        title: "这份问卷在另一个账号里",
        text: (programme) => `你已经接受“${programme}”的邀请，但相应的问卷不在你现在登录的账号里。`,
      },
      text: (facilitator, programme) =>
        `你接受了${facilitator}的邀请，参加“${programme}”。你的问卷已经准备好了。`,
      link: "打开我的问卷",
    },
  },
};
